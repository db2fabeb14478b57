import { adminRole, type ChoosePassword } from '#modules/auth/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { Admin } from '../../domain/admin.js';
import { EmailTaken, InvitationExpired } from '../../domain/errors.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import type { AdminRepository } from '../admin.repository.js';
import { adminView, type AdminView } from '../admin-view.js';
import type { OpenStaffInvitation } from './open-staff-invitation.js';
import type { StaffInvitationRepository } from './staff-invitation.repository.js';

export interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** The account as its holder sees it, with its credentials version. */
export interface OpenedAdmin {
  readonly view: AdminView;
  readonly credentialsVersion: number;
}

/** Creates the account of an invitation, or reopens a removed one. */
export class AcceptStaffInvitation {
  constructor(
    private readonly context: UseCaseContext,
    private readonly openInvitation: OpenStaffInvitation,
    private readonly choosePassword: Pick<ChoosePassword, 'execute'>,
    private readonly invitations: StaffInvitationRepository,
    private readonly admins: AdminRepository,
  ) {}

  /**
   * Only a created account uses up the link.
   * @throws InvitationExpired, InvalidInput about `password`, EmailTaken, SignInBusy
   */
  async execute({ token, name: typed, password }: Acceptance): Promise<OpenedAdmin> {
    const { id, email, digest, invitedBy } = await this.openInvitation.execute(token);
    const name = typed.trim();
    const hash = await this.choosePassword.execute(adminRole, password, { email, names: [name] });
    return this.context.unitOfWork.run(async () => {
      // Before the invitation, in the order in which removing the inviter locks them.
      const inviter = await this.admins.lock(invitedBy);
      const invitation = await this.invitations.lock(id);
      if (!inviter?.isAdministrator) throw new InvitationExpired();
      // It may have been accepted, withdrawn or resent meanwhile.
      if (!invitation?.opens(this.context.clock.now()) || invitation.digest !== digest)
        throw new InvitationExpired();
      const admin = await this.open(invitation, name, hash);
      invitation.accept(this.context.clock.now());
      await this.invitations.save(invitation);
      await this.context.activity.record({
        actor: { type: 'admin', id: admin.id },
        action: 'staff-joined',
        subject: { type: 'admin', id: admin.id },
        changes: { role: { from: null, to: invitation.role } },
      });
      return { view: adminView(admin), credentialsVersion: admin.credentialsVersion };
    });
  }

  private async open({ email, role }: StaffInvitation, name: string, password: string): Promise<Admin> {
    const before = await this.admins.lockByEmail(email);
    if (before && !before.isRemoved) throw new EmailTaken(email);
    if (before) {
      before.reinstate({ name, password, role });
      await this.admins.save(before);
      return before;
    }
    const id = this.context.ids.next();
    const admin = new Admin({ id, email, name, password, role, createdAt: this.context.clock.now() });
    await this.admins.add(admin);
    return admin;
  }
}
