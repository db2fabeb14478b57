import { Injectable } from '@nestjs/common';
import { AccountEvents, SecondStep, adminRole } from '#modules/auth/public.js';
import type { Activity } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import type { StaffAccountEvents } from '../../application/staff-account-events.js';

/** Events as the accounts of admins have them. */
@Injectable()
export class RoleStaffEvents implements StaffAccountEvents {
  constructor(
    private readonly events: AccountEvents,
    private readonly secondStep: SecondStep,
  ) {}

  async roleChanged(id: string, changes: NonNullable<Activity['changes']>, actor: Principal): Promise<void> {
    await this.events.apply('staff-role-changed', adminRole, { id }, { actor, changes });
  }

  async removed(id: string, actor: Principal): Promise<void> {
    // Whoever comes back by another invitation sets it up anew.
    await this.secondStep.turnOff(adminRole, id);
    await this.events.apply('staff-removed', adminRole, { id }, { actor });
  }
}
