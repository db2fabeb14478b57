import type { StaffInvitation } from '../../domain/staff-invitation.js';

export abstract class StaffInvitationRepository {
  abstract find(id: string): Promise<StaffInvitation | null>;
  abstract findByDigest(digest: string): Promise<StaffInvitation | null>;
  /** Locks it until the unit of work ends. */
  abstract lock(id: string): Promise<StaffInvitation | null>;
  /** Locks an admin's invitations that are neither accepted nor withdrawn. */
  abstract lockPendingBy(adminId: string): Promise<readonly StaffInvitation[]>;
  /** @throws AlreadyInvited */
  abstract add(invitation: StaffInvitation): Promise<void>;
  abstract save(invitation: StaffInvitation): Promise<void>;
}
