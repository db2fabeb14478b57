import type { MailTemplate } from '../application/letter.js';
import type { MailKind } from '../application/mail-kinds.js';
import type { WrittenLetter } from './write-letter.js';
import { writeMail, type SiteAddress } from './write-mail.js';

/** Example emails for previews, with their names. */
export const writtenExamples = (
  templates: readonly MailTemplate<MailKind, unknown>[],
  address: SiteAddress,
): readonly (readonly [string, WrittenLetter])[] =>
  templates.flatMap((template) =>
    Object.entries(template.examples).map(
      ([name, content]) => [name, writeMail(template, content, address)] as const,
    ),
  );
