import type { Principal } from '#platform/application/principal.js';

/** Records of one kind that members of the staff own, in whichever module keeps them. */
export abstract class OwnedRecords {
  /** Takes from a member of the staff what they own of them; from then on it is nobody's. Called inside the running unit of work. */
  abstract release(ownerId: string, actor: Principal): Promise<void>;
}
