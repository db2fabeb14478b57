import { InvalidInput } from '#kernel/errors.js';

/** The member of staff who owns a record, by the name that others see. */
export interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Values of the owner filter besides ids: the caller's own records, and unassigned ones. */
export const MINE = 'me';
export const UNASSIGNED = 'nobody';

/** The owner for a filter value: an id, 'me' or 'nobody'. Null for unassigned. */
export const ownerCalled = (word: string, viewerId: string | null): string | null => {
  if (word === UNASSIGNED) return null;
  return word === MINE ? viewerId : word;
};

/** The current members of staff, who may own records. */
export abstract class StaffMembers {
  /** By name. */
  abstract all(): Promise<readonly Owner[]>;
  /** The email address of a member of staff; null if the id is not one. */
  abstract reach(id: string): Promise<{ readonly name: string; readonly email: string } | null>;
  /** Whether this is a member of staff, who then cannot be removed until the unit of work ends. */
  abstract lock(id: string): Promise<boolean>;

  /**
   * Call before taking any other lock: removing a member of staff locks the account first, then what they own.
   * @throws InvalidInput when the id is not on the staff
   */
  async lockOwner(ownerId: string | null | undefined): Promise<void> {
    if (!ownerId || (await this.lock(ownerId))) return;
    const message = 'This person is no longer on the staff. Choose someone else.';
    throw new InvalidInput([{ field: 'ownerId', message }]);
  }
}
