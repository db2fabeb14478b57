import { InvalidInput } from '#kernel/errors.js';

/** Who of the broker's staff sees to something, as the others name them. */
export interface Owner {
  readonly id: string;
  readonly name: string;
}

/** In place of a member of the staff, where a list is asked for: whoever asks, and those that are nobody's. */
export const MINE = 'me';
export const UNASSIGNED = 'nobody';

/** By the word that a list was asked with: an id, 'me' or 'nobody'. Null for nobody. */
export const ownerCalled = (word: string, viewerId: string | null): string | null => {
  if (word === UNASSIGNED) return null;
  return word === MINE ? viewerId : word;
};

/** Those who are on the staff and may be given something to see to. */
export abstract class StaffMembers {
  /** By name. */
  abstract all(): Promise<readonly Owner[]>;
  /** To write to somebody of them; null for anybody else. */
  abstract reach(id: string): Promise<{ readonly name: string; readonly email: string } | null>;
  /** Whether somebody is; whoever would remove them waits until the unit of work ends. */
  abstract lock(id: string): Promise<boolean>;

  /**
   * Before anything else of the unit of work is locked: who is removed has their account locked first, and then what
   * they own.
   * @throws InvalidInput where that is nobody of the staff
   */
  async lockOwner(ownerId: string | null | undefined): Promise<void> {
    if (!ownerId || (await this.lock(ownerId))) return;
    const message = 'This person is no longer on the staff. Choose someone else.';
    throw new InvalidInput([{ field: 'ownerId', message }]);
  }
}
