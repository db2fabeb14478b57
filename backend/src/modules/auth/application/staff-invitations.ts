import type { Principal } from '#platform/application/principal.js';

/** Staff invitations, provided by their module. */
export abstract class StaffInvitations {
  /** Withdraws an admin's invitations that were not accepted. Call it inside a unit of work. */
  abstract withdrawAllOf(adminId: string, actor: Principal): Promise<void>;
}
