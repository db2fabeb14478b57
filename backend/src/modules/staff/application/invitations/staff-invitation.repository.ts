import type { StaffInvitation } from '../../domain/staff-invitation.js';

export abstract class StaffInvitationRepository {
  abstract find(id: string): Promise<StaffInvitation | null>;
  abstract findByDigest(digest: string): Promise<StaffInvitation | null>;
  /** For whoever changes it: others who want to wait until the unit of work ends. */
  abstract lock(id: string): Promise<StaffInvitation | null>;
  /** Those that an admin made and that are neither accepted nor withdrawn, held likewise. */
  abstract lockPendingBy(adminId: string): Promise<readonly StaffInvitation[]>;
  /** @throws AlreadyInvited */
  abstract add(invitation: StaffInvitation): Promise<void>;
  abstract save(invitation: StaffInvitation): Promise<void>;
}
