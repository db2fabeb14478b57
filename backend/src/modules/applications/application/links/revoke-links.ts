import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LinkNotFound } from '../../domain/errors.js';
import type { FollowLink } from './follow-link.js';
import type { LinkRepository } from './link.repository.js';
import type { RecordEvent } from '../review/record-event.js';

/** Takes both links of an application back, at the wish of whoever holds its results link. */
export class RevokeLinks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly followLink: FollowLink,
    private readonly links: LinkRepository,
    private readonly recordEvent: RecordEvent,
  ) {}

  /** @throws LinkNotFound */
  execute(token: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const { applicationId } = await this.followLink.execute('results', token);
      if (!(await this.links.revoke(applicationId))) throw new LinkNotFound();
      await this.recordEvent.execute({ kind: 'links-revoked', applicationId, actor });
    });
  }
}
