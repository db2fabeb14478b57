import { emailKey } from '#kernel/email.js';
import type { StaffRole } from '#kernel/staff-role.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const SEVEN_DAYS_MS = 7 * DAY_MS;

export interface StaffInvitationState {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** The inviting admin. */
  readonly invitedBy: string;
}

/** An invitation to open a staff account by a link: once, within seven days of its last email. */
export class StaffInvitation implements StaffInvitationState {
  readonly id: string;
  readonly email: string;
  /** The key for comparing addresses. */
  readonly emailKey: string;
  readonly role: StaffRole;
  readonly invitedBy: string;
  readonly createdAt: Date;
  /** The number of emails sent. Each has a link of its own, and only the newest works. */
  sends = 0;
  /** Only the digest of the newest link's token is stored. */
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

  /** Replaces the link with the next one. */
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
