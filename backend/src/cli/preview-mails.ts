import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '#config/read-settings.js';
import { examples } from '#modules/mail/public.js';

const { dataDir, publicUrl, port } = readSettings(process.env);
const folder = join(dataDir, 'mail-previews');
mkdirSync(folder, { recursive: true });
for (const [name, { html, text }] of Object.entries(examples(publicUrl ?? `http://localhost:${port}`))) {
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
  console.log(join(folder, `${name}.html`));
}
