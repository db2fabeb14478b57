import type { MailTemplate } from '../application/letter.js';
import type { MailKind } from '../application/mail-kinds.js';
import type { WrittenLetter } from './write-letter.js';
import { writeMail, type SiteAddress } from './write-mail.js';

/** Mails as somebody might get them, to be looked at, with the names of their examples. */
export const writtenExamples = (
  templates: readonly MailTemplate<MailKind, unknown>[],
  address: SiteAddress,
): readonly (readonly [string, WrittenLetter])[] =>
  templates.flatMap((template) =>
    Object.entries(template.examples).map(
      ([name, content]) => [name, writeMail(template, content, address)] as const,
    ),
  );
