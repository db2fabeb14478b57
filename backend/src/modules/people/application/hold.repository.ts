import type { Hold, HoldSubject } from '../domain/hold.js';

export abstract class HoldRepository {
  /**
   * For whoever puts it on hold: it is there until the unit of work ends.
   * @throws SubjectNotFound
   */
  abstract lockSubject(type: HoldSubject, id: string): Promise<void>;
  /** The one that is not ended; its day may have come. */
  abstract lockOf(type: HoldSubject, subjectId: string): Promise<Hold | null>;
  /** @throws HoldNotFound */
  abstract lock(id: string): Promise<Hold>;
  abstract add(hold: Hold): Promise<void>;
  abstract save(hold: Hold): Promise<void>;
}
