import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { StaffNotFound } from '../domain/errors.js';
import type { AdminRepository } from './admin.repository.js';

/** The phone number that a member of staff gives to partners. */
export class OwnContact {
  constructor(
    private readonly context: UseCaseContext,
    private readonly admins: AdminRepository,
  ) {}

  /** Null if they have entered none. */
  async phoneOf(id: string): Promise<string | null> {
    return (await this.admins.find(id))?.phone ?? null;
  }

  /**
   * Undefined leaves it, null removes it.
   * @throws StaffNotFound
   */
  change(id: string, phone: string | null | undefined): Promise<string | null> {
    return this.context.unitOfWork.run(async () => {
      const admin = await this.admins.lock(id);
      if (!admin) throw new StaffNotFound();
      if (phone === undefined || phone === admin.phone) return admin.phone;
      admin.changePhone(phone);
      await this.admins.save(admin);
      await this.context.activity.record({
        actor: { type: 'admin', id },
        action: 'staff-phone-changed',
        subject: { type: 'admin', id },
      });
      return phone;
    });
  }
}
