import {
  MAIL_KINDS,
  TEMPLATES,
  type MailContent,
  type MailKind,
} from '#platform/application/mails/mail-kinds.js';
import type { WrittenLetter } from './write-letter.js';
import { writeMail, type SiteAddress } from './write-mail.js';

/** Every mail as somebody might get it, to be looked at, with the name of its example. */
export const writtenExamples = (address: SiteAddress): readonly (readonly [string, WrittenLetter])[] =>
  MAIL_KINDS.flatMap((kind) =>
    Object.entries<MailContent<MailKind>>(TEMPLATES[kind].examples).map(
      ([name, content]) => [name, writeMail(kind, content, address)] as const,
    ),
  );
