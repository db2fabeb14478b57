import type { Ids } from '#shared/application/ids.js';
import type { JobQueue } from '#shared/application/job-queue.js';
import type { LinkTokens } from '#shared/application/link-tokens.js';
import { confirmationToken, type EmailConfirmations } from './email-confirmations.js';
import { MAIL_WELCOME, type WelcomeAsked } from './mail-welcome.js';

/** Mails a partner the link by which its address is confirmed, in place of one before. */
export class AskToConfirmEmail {
  constructor(
    private readonly confirmations: EmailConfirmations,
    private readonly tokens: LinkTokens,
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
  ) {}

  /** To be called inside a unit of work. */
  async execute(introducerId: string): Promise<void> {
    const id = this.ids.next();
    const [token] = this.tokens.underEachSecret(confirmationToken(id));
    await this.confirmations.open({ id, introducerId, digest: this.tokens.digestOf(token) });
    const asked: WelcomeAsked = { introducerId };
    await this.jobs.enqueue({ queue: MAIL_WELCOME, id, data: asked });
  }
}
