import type { LinkTokens } from '#shared/application/link-tokens.js';
import { confirmationToken, type EmailConfirmations } from './email-confirmations.js';
import type { IntroducerRepository } from './introducer.repository.js';
import type { WelcomeMail } from './welcome-mail.js';

/** The job that a sign-up asks for, and whoever has the link sent again. */
export const MAIL_WELCOME = 'mail-welcome';

export interface WelcomeAsked {
  readonly introducerId: string;
}

/**
 * Tells a partner that the account is open, with the link that confirms its address; and somebody whose address was used
 * by another, that it was. Where nothing is left to confirm there is nothing to send.
 */
export class MailWelcome {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly confirmations: EmailConfirmations,
    private readonly tokens: LinkTokens,
    private readonly mail: WelcomeMail,
  ) {}

  async execute({ introducerId }: WelcomeAsked): Promise<void> {
    const introducer = await this.introducers.find(introducerId);
    const confirmation = await this.confirmations.find(introducerId);
    if (!introducer || !confirmation || introducer.isEmailConfirmed) return;
    const { id, digest, expiresAt } = confirmation;
    // Asked for under a secret that was replaced since: the link is made of the one whose digest is kept.
    const token = this.tokens
      .underEachSecret(confirmationToken(id))
      .find((one) => this.tokens.digestOf(one) === digest);
    if (token !== undefined) await this.mail.send(id, introducer, { token, expiresAt });
  }
}
