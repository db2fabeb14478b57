import { emailKey } from '#kernel/email.js';
import { ADMINISTRATOR, type StaffRole } from '#kernel/staff-role.js';

export interface AdminState {
  readonly id: string;
  readonly email: string;
  /** The hash; never returned. */
  readonly password: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly createdAt: Date;
}

/** A member of the broker's staff. */
export class Admin implements AdminState {
  readonly id: string;
  readonly email: string;
  /** The key for comparing addresses. */
  readonly emailKey: string;
  password: string;
  name: string;
  role: StaffRole;
  readonly createdAt: Date;
  /** Increased to invalidate earlier credentials. */
  readonly credentialsVersion: number = 0;
  /** Null if there was no sign-in since this has been recorded. */
  readonly lastSignedInAt: Date | null = null;
  /** For partners whose cases they handle; null if they have entered none. */
  phone: string | null = null;
  /** Since when the account is closed; its history keeps the name. */
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

  changePhone(phone: string | null): void {
    this.phone = phone;
  }

  remove(at: Date): void {
    this.removedAt = at;
  }

  /** Reopens a removed account for the same person with a new name, password and role. */
  reinstate({ name, password, role }: Pick<AdminState, 'name' | 'password' | 'role'>): void {
    this.name = name;
    this.password = password;
    this.role = role;
    this.removedAt = null;
  }
}
