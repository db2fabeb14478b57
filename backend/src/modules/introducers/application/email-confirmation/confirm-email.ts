import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ConfirmationLinkOver } from '../../domain/errors.js';
import type { EmailConfirmations } from './email-confirmations.js';
import type { NoteConfirmedEmail } from './note-confirmed-email.js';

/** Confirms a partner's address with the emailed link, in any browser. */
export class ConfirmEmail {
  constructor(
    private readonly context: UseCaseContext,
    private readonly confirmations: EmailConfirmations,
    private readonly tokens: LinkTokens,
    private readonly noteConfirmed: NoteConfirmedEmail,
  ) {}

  /** @throws ConfirmationLinkOver for an invalid or expired link */
  async execute(token: string): Promise<void> {
    await this.context.unitOfWork.run(async () => {
      const introducerId = await this.confirmations.use(this.tokens.digestOf(token));
      if (introducerId === null) throw new ConfirmationLinkOver();
      await this.noteConfirmed.execute(introducerId);
    });
  }
}
