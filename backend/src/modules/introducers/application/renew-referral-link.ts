import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { ReferralLink } from '../domain/referral-link.js';
import type { ReferralLinkRepository } from './referral-link.repository.js';
import type { ReferralTokens } from './referral-tokens.js';

/** Gives a partner a new link. The one before leads to nobody from then on. */
export class RenewReferralLink {
  constructor(
    private readonly links: ReferralLinkRepository,
    private readonly tokens: ReferralTokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  execute(introducerId: string, actor: Principal): Promise<ReferralLink> {
    const link = new ReferralLink({ introducerId, token: this.tokens.next(), createdAt: this.clock.now() });
    return this.unitOfWork.run(async () => {
      await this.links.replace(link);
      await this.activity.record({
        actor,
        action: 'referral-link-renewed',
        subject: { type: 'introducer', id: introducerId },
      });
      return link;
    });
  }
}
