import type { OwnedRecords } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { ApplicationRepository } from './application.repository.js';
import type { ApplicationEvents } from './application-events.js';

/** Unassigns the applications of a removed member of staff. */
export class ReleaseApplications implements OwnedRecords {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly events: ApplicationEvents,
  ) {}

  async release(ownerId: string, actor: Principal): Promise<void> {
    const facts = { ownerId: { from: ownerId, to: null } };
    for (const applicationId of await this.applications.releaseOwnedBy(ownerId))
      await this.events.record({ kind: 'owner-changed', applicationId, actor, facts });
  }
}
