export {
  LANGUAGES,
  OWN_NAMES,
  firstLanguage,
  hasWords,
  language,
  speak,
  speakAlso,
  t,
} from './language.svelte';
export type { Language } from './language.svelte';
export { partsOf, plain } from './parts';
export type { Part, Ref } from './parts';
export { optionLabel, refusalSentence } from './refusal';
export type { Coded, Problem } from './refusal';
export { Sentences } from './sentences';
export type { Fields, Named } from './sentences';
export { titled } from './wordless';
export { Words } from './words';
