import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { Mails } from '#modules/mail/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { EmailConfirmations } from './email-confirmations.js';
import type { IntroducerView } from '../introducer-view.js';

/** Emails a partner another confirmation link, which replaces the previous one. */
export class AskToConfirmEmail {
  constructor(
    private readonly context: UseCaseContext,
    private readonly confirmations: EmailConfirmations,
    private readonly tokens: LinkTokens,
    private readonly mails: Mails,
  ) {}

  /** Sends nothing if the address is confirmed already. */
  async execute({
    id: introducerId,
    emailConfirmed,
  }: Pick<IntroducerView, 'id' | 'emailConfirmed'>): Promise<void> {
    if (emailConfirmed) return;
    const id = this.context.ids.next();
    const token = this.tokens.newest('email-confirmation', id);
    await this.context.unitOfWork.run(async () => {
      await this.confirmations.open({ id, introducerId, digest: this.tokens.digestOf(token) });
      await this.mails.send('welcome', { introducerId }, { id });
    });
  }
}
