import { site } from '#config/site.js';
import type { Settings } from '#config/settings.js';
import type { MailTemplate } from '../application/letter.js';
import { isPartnerEmail, type MailKind } from '../application/mail-kinds.js';
import { writeLetter, type WrittenLetter } from './write-letter.js';

/** The address of the site. */
export type SiteAddress = Pick<Settings, 'publicUrl' | 'port'>;

/** An email has no page for paths to be relative to. */
const siteUrl = (path: string, { publicUrl, port }: SiteAddress): string =>
  new URL(path, publicUrl ?? `http://localhost:${port}`).href;

/** The final text of an email. */
export const writeMail = <Content>(
  template: MailTemplate<MailKind, Content>,
  content: Content,
  address: SiteAddress,
): WrittenLetter => {
  const url = (path: string): string => siteUrl(path, address);
  const settingsUrl = isPartnerEmail(template.kind) ? url('/partners/account') : null;
  return writeLetter(template.letter(content, { firm: site, url }), settingsUrl);
};
