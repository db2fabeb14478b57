import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { IssueLinks } from './issue-links.js';
import type { LinkRepository } from './link.repository.js';
import type { ApplicationEvents } from '../review/application-events.js';

/**
 * Replaces an application's links, and emails the new ones if the client knows of the application. Call it inside a
 * unit of work that has locked the application.
 */
export class ReplaceLinks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly issueLinks: IssueLinks,
    private readonly links: LinkRepository,
    private readonly events: ApplicationEvents,
    private readonly mails: Mails,
  ) {}

  async execute(
    { id: applicationId, emailsClient }: Pick<FundingApplication, 'id' | 'emailsClient'>,
    actor: Principal,
  ): Promise<void> {
    const { stored } = await this.issueLinks.renewed(applicationId, this.context.clock.now());
    await this.links.replace(stored);
    await this.events.record({ kind: 'links-renewed', applicationId, actor });
    if (emailsClient) await this.mails.send('links-renewed', { id: this.context.ids.next(), applicationId });
  }
}
