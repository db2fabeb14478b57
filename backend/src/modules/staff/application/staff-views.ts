import type { ListRequest, Page } from '#platform/application/list.js';
import type { ViewOf } from '#platform/application/view.js';
import type { Admin } from '../domain/admin.js';
import type { StaffRole } from '#kernel/staff-role.js';

export const STAFF_STATUSES = ['active', 'removed'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

export const STAFF_ORDERS = ['newest', 'oldest', 'name', '-name', 'sign-in', '-sign-in'] as const;
export type StaffOrder = (typeof STAFF_ORDERS)[number];

export interface StaffListRequest extends ListRequest<StaffOrder> {
  /** Part of the name or the email address. */
  readonly q?: string;
  readonly status?: StaffStatus;
  readonly role?: StaffRole;
}

export const STAFF_FIELDS = [
  'id',
  'email',
  'name',
  'role',
  'createdAt',
  'lastSignedInAt',
  'removedAt',
] as const;

/** An admin as administrators see them. */
export type StaffMember = ViewOf<Admin, (typeof STAFF_FIELDS)[number]>;

/** An invitation that is neither accepted nor withdrawn. Times are ISO 8601, UTC. */
export interface PendingInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  /** The inviter's name. */
  readonly invitedBy: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  /** Whether its link has expired: it can be resent. */
  readonly expired: boolean;
}

export abstract class StaffViews {
  /** @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: StaffListRequest): Promise<Page<StaffMember>>;
  /** @throws StaffNotFound */
  abstract one(id: string): Promise<StaffMember>;
  /** Newest first. */
  abstract invitations(): Promise<readonly PendingInvitation[]>;
  /** @throws InvitationNotFound */
  abstract invitation(id: string): Promise<PendingInvitation>;
}
