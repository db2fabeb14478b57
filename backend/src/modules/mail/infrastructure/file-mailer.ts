import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '#config/settings.js';
import type { Mail, Mailer } from '../application/mailer.js';
import { compose } from './compose.js';

/** Without a mail server: saves emails as files that any email program opens. */
export class FileMailer implements Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly settings: Pick<Settings, 'mailFrom' | 'dataDir'>) {}

  async send(mail: Mail): Promise<void> {
    const { message } = await this.transport.sendMail(compose(mail, this.settings));
    const folder = join(this.settings.dataDir, 'mail');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
  }
}
