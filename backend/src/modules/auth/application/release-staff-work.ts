import type { Contributions } from '#platform/application/contributions.js';
import { OwnedRecords } from './owned-records.js';
import type { Principal } from '#platform/application/principal.js';
import type { AccountEffects } from '../domain/account-events.js';
import type { StaffCalendars } from './staff-calendars.js';
import type { StaffInvitations } from './staff-invitations.js';

/**
 * Removes what depends on a member of staff: invitations, calendar link and ownership. Call it inside a unit of work.
 */
export class ReleaseStaffWork {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly calendars: StaffCalendars,
    private readonly contributions: Contributions,
  ) {}

  async execute(effects: AccountEffects, adminId: string, actor: Principal): Promise<void> {
    if (effects.invitations === 'withdrawn') await this.invitations.withdrawAllOf(adminId, actor);
    if (effects.calendar === 'ended') await this.calendars.end(adminId);
    if (effects.ownedWork === 'released')
      for (const owned of this.contributions.of(OwnedRecords)) await owned.release(adminId, actor);
  }
}
