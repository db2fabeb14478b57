import type { Ids } from '#shared/application/ids.js';
import type { LinkTokens } from '#shared/application/link-tokens.js';
import type { Mails } from '#shared/application/mails/mails.js';
import type { EmailConfirmations } from './email-confirmations.js';

/** Mails a partner the link by which its address is confirmed, in place of one before. */
export class AskToConfirmEmail {
  constructor(
    private readonly confirmations: EmailConfirmations,
    private readonly tokens: LinkTokens,
    private readonly mails: Mails,
    private readonly ids: Ids,
  ) {}

  /** To be called inside a unit of work. */
  async execute(introducerId: string): Promise<void> {
    const id = this.ids.next();
    const token = this.tokens.newest('email-confirmation', id);
    await this.confirmations.open({ id, introducerId, digest: this.tokens.digestOf(token) });
    await this.mails.send('welcome', { introducerId }, id);
  }
}
