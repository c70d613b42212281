export { LANGUAGES, OWN_NAMES, firstLanguage, hasWords, language, speak, t } from './language.svelte';
export type { Language } from './language.svelte';
export { partsOf, plain } from './parts';
export type { Part, Ref } from './parts';
export { Sentences } from './sentences';
export type { Fields } from './sentences';
export { titled } from './wordless';
export { Words } from './words';
