import type { Principal } from '#platform/application/principal.js';

/** Invitations to the staff, in whichever module keeps them. */
export abstract class StaffInvitations {
  /** Those that an admin made and nobody has accepted. To be called inside a unit of work. */
  abstract withdrawAllOf(adminId: string, actor: Principal): Promise<void>;
}
