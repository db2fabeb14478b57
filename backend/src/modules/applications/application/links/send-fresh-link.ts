import { SOME_VISITOR } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Mails } from '#modules/mail/public.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import type { LockApplication } from '../review/lock-application.js';
import type { FreshLinkAllowance } from './fresh-link-allowance.js';
import { openLink } from './link-life.js';
import type { LinkRepository } from './link.repository.js';
import type { ReplaceLinks } from './replace-links.js';

/**
 * Emails a client the link: the current one while it works, so that a stranger who knows the address cannot end it,
 * else a new one.
 */
export class SendFreshLink {
  constructor(
    private readonly context: UseCaseContext,
    private readonly allowance: FreshLinkAllowance,
    private readonly lockApplication: LockApplication,
    private readonly links: LinkRepository,
    private readonly replaceLinks: ReplaceLinks,
    private readonly mails: Mails,
  ) {}

  /** Sends nothing for a deleted application, one whose client does not know of it, or above the limit. */
  async execute(applicationId: string | null): Promise<void> {
    if (applicationId === null || !(await this.allowance.consume(applicationId))) return;
    await this.context.unitOfWork
      .run(() => this.send(applicationId))
      .catch((error: unknown) => {
        if (!(error instanceof ApplicationNotFound)) throw error;
      });
  }

  private async send(applicationId: string): Promise<void> {
    const application = await this.lockApplication.execute(applicationId, undefined);
    if (!application.emailsClient) return;
    const stored = await this.links.findStored(applicationId);
    if (!openLink('status', stored, this.context.clock.now()))
      return this.replaceLinks.execute(application, SOME_VISITOR);
    await this.mails.send('links-renewed', { id: this.context.ids.next(), applicationId });
  }
}
