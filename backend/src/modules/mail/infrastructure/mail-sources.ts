import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Contributions } from '#platform/application/contributions.js';
import { MAIL_KINDS, type MailKind } from '../application/mail-kinds.js';
import { MailSource, type MailLoader } from '../application/mails.js';

/** The sources of all kinds of emails, as contributed by modules. */
export class MailSources implements OnApplicationBootstrap {
  constructor(private readonly contributions: Contributions) {}

  /** Fails at the start, not months later at the first email of a kind. */
  onApplicationBootstrap(): void {
    for (const kind of MAIL_KINDS) this.of(kind);
  }

  of<Kind extends MailKind>(kind: Kind): MailLoader<Kind> {
    const source = this.contributions.of(MailSource).find(({ mails }) => mails[kind]);
    const loader: MailLoader<Kind> | undefined = source?.mails[kind];
    if (!loader) throw new Error(`No module provides the data for emails of the type ${kind}`);
    return loader;
  }
}
