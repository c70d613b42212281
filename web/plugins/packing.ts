import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** Bytes below which packing gains nothing. */
const SHORT = 500;

const zipped = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Puts a .gz and a .br beside every longer text of the built client; the server sends what the browser takes. */
export function packTexts(): Plugin {
  let out = '';
  return {
    name: 'pack-texts',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await Promise.all(texts(out).map(pack));
      },
    },
  };
}

function texts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && PACKABLE.has(extname(one.name)))
    .map((one) => join(one.parentPath, one.name));
}

async function pack(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < SHORT) return;
  const hints = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const packed = { gz: await zipped(body, { level: 9 }), br: await brotli(body, { params: hints }) };
  for (const [suffix, bytes] of Object.entries(packed)) await writeFile(`${file}.${suffix}`, bytes);
}
