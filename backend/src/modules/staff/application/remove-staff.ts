import { adminRole, type AccountEvents, type SecondStep } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { AdminRepository } from './admin.repository.js';
import type { LockStaff } from './lock-staff.js';

/** Closes a staff account: its sessions end immediately in every process. Its history keeps the name. */
export class RemoveStaff {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockStaff: LockStaff,
    private readonly admins: AdminRepository,
    private readonly events: Pick<AccountEvents, 'apply'>,
    private readonly secondStep: Pick<SecondStep, 'turnOff'>,
  ) {}

  /** @throws StaffNotFound, LastAdministrator, NotAdministrator */
  execute(id: string, actor: Principal): Promise<void> {
    return this.context.unitOfWork.run(async () => {
      const admin = await this.lockStaff.execute(id, actor, true);
      admin.remove(this.context.clock.now());
      await this.admins.save(admin);
      // Someone invited again sets it up again.
      await this.secondStep.turnOff(adminRole, id);
      await this.events.apply('staff-removed', adminRole, { id }, { actor });
    });
  }
}
