import { emailKey } from '#kernel/email.js';
import { ADMINISTRATOR, type StaffRole } from '#kernel/staff-role.js';

export interface AdminState {
  readonly id: string;
  readonly email: string;
  /** The hash; never shown to anybody. */
  readonly password: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly createdAt: Date;
}

/** Somebody who runs the brokerage's side of the site. */
export class Admin implements AdminState {
  readonly id: string;
  readonly email: string;
  /** The address as it is compared. */
  readonly emailKey: string;
  password: string;
  name: string;
  role: StaffRole;
  readonly createdAt: Date;
  /** Of its credentials: raised when those before open nothing any more. */
  readonly credentialsVersion: number = 0;
  /** Null for one who has not signed in since this is kept. */
  readonly lastSignedInAt: Date | null = null;
  /** Since when the account opens nothing any more; what its holder did still bears the name. */
  removedAt: Date | null = null;

  constructor(state: AdminState) {
    this.id = state.id;
    this.email = state.email;
    this.emailKey = emailKey(state.email);
    this.password = state.password;
    this.name = state.name;
    this.role = state.role;
    this.createdAt = state.createdAt;
  }

  get isRemoved(): boolean {
    return this.removedAt !== null;
  }

  /** Whether the account may manage the staff. */
  get isAdministrator(): boolean {
    return this.role === ADMINISTRATOR && !this.isRemoved;
  }

  changeRole(role: StaffRole): void {
    this.role = role;
  }

  remove(at: Date): void {
    this.removedAt = at;
  }

  /** Opens a removed account again, for the same person under a new name, password and role. */
  reinstate({ name, password, role }: Pick<AdminState, 'name' | 'password' | 'role'>): void {
    this.name = name;
    this.password = password;
    this.role = role;
    this.removedAt = null;
  }
}
