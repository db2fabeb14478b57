import { site } from '#config/site.js';
import type { Settings } from '#config/settings.js';
import { TEMPLATES, type MailContent, type MailKind } from '#platform/application/mails/mail-kinds.js';
import { isPartnerEmail } from '#platform/application/mails/partner-emails.js';
import { writeLetter, type WrittenLetter } from './write-letter.js';

/** Where the site is. */
export type SiteAddress = Pick<Settings, 'publicUrl' | 'port'>;

/** A mail's reader is on no page that a path could be relative to. */
const siteUrl = (path: string, { publicUrl, port }: SiteAddress): string =>
  new URL(path, publicUrl ?? `http://localhost:${port}`).href;

/** What a mail of a kind says, as it goes out. */
export const writeMail = <Kind extends MailKind>(
  kind: Kind,
  content: MailContent<Kind>,
  address: SiteAddress,
): WrittenLetter => {
  const url = (path: string): string => siteUrl(path, address);
  const settingsUrl = isPartnerEmail(kind) ? url('/partners/account') : null;
  return writeLetter(TEMPLATES[kind].letter(content, { firm: site, url }), settingsUrl);
};
