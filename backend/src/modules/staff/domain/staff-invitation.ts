import { emailKey } from '#kernel/email.js';
import type { StaffRole } from '#kernel/staff-role.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const SEVEN_DAYS_MS = 7 * DAY_MS;

export interface StaffInvitationState {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** The admin who invited. */
  readonly invitedBy: string;
}

/** That somebody may open an account at the broker by a link: once, within seven days of its last mail. */
export class StaffInvitation implements StaffInvitationState {
  readonly id: string;
  readonly email: string;
  /** The address as it is compared. */
  readonly emailKey: string;
  readonly role: StaffRole;
  readonly invitedBy: string;
  readonly createdAt: Date;
  /** How often it was mailed. Each mail has a link of its own, and the newest alone works. */
  sends = 0;
  /** All that is kept of the token in the newest link. */
  digest = '';
  sentAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null = null;
  withdrawnAt: Date | null = null;

  private constructor({ id, email, role, invitedBy }: StaffInvitationState, at: Date) {
    this.id = id;
    this.email = email;
    this.emailKey = emailKey(email);
    this.role = role;
    this.invitedBy = invitedBy;
    this.createdAt = at;
    this.sentAt = at;
    this.expiresAt = at;
  }

  /** Neither accepted nor withdrawn; it may have expired. */
  get isPending(): boolean {
    return this.acceptedAt === null && this.withdrawnAt === null;
  }

  opens(at: Date): boolean {
    return this.isPending && at < this.expiresAt;
  }

  /** Puts the next link in the place of the one before. */
  send(digest: string, at: Date): void {
    this.sends += 1;
    this.digest = digest;
    this.sentAt = at;
    this.expiresAt = new Date(at.getTime() + SEVEN_DAYS_MS);
  }

  accept(at: Date): void {
    this.acceptedAt = at;
  }

  withdraw(at: Date): void {
    this.withdrawnAt = at;
  }

  static create(state: StaffInvitationState, at: Date): StaffInvitation {
    return new StaffInvitation(state, at);
  }
}
