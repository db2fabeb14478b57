import { emailKey } from '#kernel/email.js';
import type { HashUpdate } from '#modules/auth/public.js';
import { AdminRepository } from '#modules/staff/application/admin.repository.js';
import { StaffInvitationRepository } from '#modules/staff/application/invitations/staff-invitation.repository.js';
import { Admin } from '#modules/staff/domain/admin.js';
import { AlreadyInvited, EmailTaken } from '#modules/staff/domain/errors.js';
import type { StaffInvitation } from '#modules/staff/domain/staff-invitation.js';
import { Records } from './records.js';

export const anAdmin = (id: string, role: Admin['role'] = 'admin'): Admin =>
  new Admin({
    id,
    role,
    email: `${id}@broker.example`,
    name: `${id} of the staff`,
    password: 'a hash',
    createdAt: new Date('2026-11-23T10:00:00Z'),
  });

export class AdminsInMemory extends AdminRepository {
  readonly records: Records<Admin>;

  constructor(...admins: readonly Admin[]) {
    super();
    this.records = new Records(...admins);
  }
  find(id: string): Promise<Admin | null> {
    return Promise.resolve(this.records.find(id));
  }
  findByEmail(email: string): Promise<Admin | null> {
    return Promise.resolve(this.records.first((admin) => admin.emailKey === emailKey(email)));
  }
  count(): Promise<number> {
    return Promise.resolve(this.records.all.length);
  }
  lock(id: string): Promise<Admin | null> {
    return this.find(id);
  }
  lockByEmail(email: string): Promise<Admin | null> {
    return this.findByEmail(email);
  }
  lockAdministrators(): Promise<readonly string[]> {
    return Promise.resolve(this.records.where((admin) => admin.isAdministrator).map(({ id }) => id));
  }
  async add(admin: Admin): Promise<void> {
    if (await this.findByEmail(admin.email)) throw new EmailTaken(admin.email);
    this.records.put(admin);
  }
  save(admin: Admin): Promise<void> {
    this.records.put(admin);
    return Promise.resolve();
  }
  noteSignIn(): Promise<void> {
    return Promise.resolve();
  }
  replacePassword(id: string, password: string): Promise<void> {
    const found = this.records.find(id);
    if (found) this.records.put(Object.assign(found, { password }));
    return Promise.resolve();
  }
  async updateHash(id: string, { from, to }: HashUpdate): Promise<void> {
    if (this.records.find(id)?.password === from) await this.replacePassword(id, to);
  }
}

export class InvitationsInMemory extends StaffInvitationRepository {
  readonly records = new Records<StaffInvitation>();

  find(id: string): Promise<StaffInvitation | null> {
    return Promise.resolve(this.records.find(id));
  }
  lock(id: string): Promise<StaffInvitation | null> {
    return this.find(id);
  }
  findByDigest(digest: string): Promise<StaffInvitation | null> {
    return Promise.resolve(this.records.first((invitation) => invitation.digest === digest));
  }
  lockPendingBy(adminId: string): Promise<readonly StaffInvitation[]> {
    return Promise.resolve(
      this.records.where(({ isPending, invitedBy }) => isPending && invitedBy === adminId),
    );
  }
  add(invitation: StaffInvitation): Promise<void> {
    const same = ({ isPending, emailKey }: StaffInvitation) => isPending && emailKey === invitation.emailKey;
    if (this.records.first(same)) return Promise.reject(new AlreadyInvited());
    this.records.put(invitation);
    return Promise.resolve();
  }
  save(invitation: StaffInvitation): Promise<void> {
    this.records.put(invitation);
    return Promise.resolve();
  }
}
