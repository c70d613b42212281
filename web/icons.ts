import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/** `import lion from 'icon:lion'` is the SVG body of that game-icons drawing, on a 512 grid, without a fill. */
export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons[name];
      if (!icon) this.error(`no icon ${name}`);
      return `export default ${JSON.stringify(icon!.body.replaceAll(' fill="currentColor"', ''))}`;
    },
  };
}
