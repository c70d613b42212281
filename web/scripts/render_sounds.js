// Writes every sound as a WAV file and a sheet that shows how each swells, fades and is made up.
import { runnerImport } from 'vite';

const folder = process.argv[2];
if (!folder) {
  console.error('node scripts/render_sounds.js FOLDER');
  process.exit(2);
}
const { module } = await runnerImport('./scripts/sounds/sheet.ts', { logLevel: 'error' });
for (const line of module.writeSounds(folder)) console.log(line);
process.exit(0);
