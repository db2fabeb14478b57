import type { IntroducerRepository } from './introducer.repository.js';
import type { WelcomeMail } from './welcome-mail.js';

/** The job that a sign-up asks for. */
export const MAIL_WELCOME = 'mail-welcome';

export interface WelcomeAsked {
  readonly introducerId: string;
}

/** Tells a partner that the account is open; and somebody whose address was used by another, that it is. */
export class MailWelcome {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly mail: WelcomeMail,
  ) {}

  async execute({ introducerId }: WelcomeAsked): Promise<void> {
    const introducer = await this.introducers.find(introducerId);
    if (introducer) await this.mail.send(introducer);
  }
}
