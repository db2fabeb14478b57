import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LinkNotFound } from '../../domain/errors.js';
import type { FollowLink } from './follow-link.js';
import type { LinkRepository } from './link.repository.js';
import type { ApplicationEvents } from '../review/application-events.js';

/** Withdraws both links of an application, at the request of the holder of its results link. */
export class RevokeLinks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly followLink: FollowLink,
    private readonly links: LinkRepository,
    private readonly events: ApplicationEvents,
  ) {}

  /** @throws LinkNotFound */
  execute(token: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const { applicationId } = await this.followLink.execute('results', token);
      if (!(await this.links.revoke(applicationId))) throw new LinkNotFound();
      await this.events.record({ kind: 'links-revoked', applicationId, actor });
    });
  }
}
