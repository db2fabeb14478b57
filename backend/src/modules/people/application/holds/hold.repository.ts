import type { Hold, HoldSubject } from '../../domain/hold.js';

export abstract class HoldRepository {
  /**
   * Locks the subject of a new hold until the unit of work ends.
   * @throws SubjectNotFound
   */
  abstract lockSubject(type: HoldSubject, id: string): Promise<void>;
  /** The active hold, which may have expired. */
  abstract lockOf(type: HoldSubject, subjectId: string): Promise<Hold | null>;
  /** @throws HoldNotFound */
  abstract lock(id: string): Promise<Hold>;
  abstract add(hold: Hold): Promise<void>;
  abstract save(hold: Hold): Promise<void>;
}
