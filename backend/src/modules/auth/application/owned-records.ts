import type { Principal } from '#platform/application/principal.js';

/** A kind of record that members of staff own, contributed by its module. */
export abstract class OwnedRecords {
  /** Unassigns a member of staff's records. Called inside the running unit of work. */
  abstract release(ownerId: string, actor: Principal): Promise<void>;
}
