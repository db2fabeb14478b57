import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '#config/read-settings.js';
import { writtenExamples } from '#modules/mail/wiring.js';
import { MAIL_TEMPLATES } from './mail-templates.js';

const settings = readSettings(process.env);
const folder = join(settings.dataDir, 'email-previews');
mkdirSync(folder, { recursive: true });
for (const [name, { html, text }] of writtenExamples(MAIL_TEMPLATES, settings)) {
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
  console.log(join(folder, `${name}.html`));
}
