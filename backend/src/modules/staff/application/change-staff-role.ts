import { adminRole, type AccountEvents } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ADMINISTRATOR, type StaffRole } from '#kernel/staff-role.js';
import type { AdminRepository } from './admin.repository.js';
import type { LockStaff } from './lock-staff.js';

/** Changes a member of staff's role, effective from their next request. */
export class ChangeStaffRole {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockStaff: LockStaff,
    private readonly admins: AdminRepository,
    private readonly events: Pick<AccountEvents, 'apply'>,
  ) {}

  /** @throws StaffNotFound, LastAdministrator, NotAdministrator */
  execute(id: string, role: StaffRole, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const admin = await this.lockStaff.execute(id, actor, role !== ADMINISTRATOR);
      const { role: from } = admin;
      if (from === role) return;
      admin.changeRole(role);
      await this.admins.save(admin);
      const changes = { role: { from, to: role } };
      await this.events.apply('staff-role-changed', adminRole, { id }, { actor, changes });
    });
  }
}
