import type { Principal } from './principal.js';

interface Subject {
  readonly type: string;
  readonly id: string;
}

/** Something that was done to a record. */
export interface HistoryEntry {
  readonly at: Date;
  readonly actorType: Principal['type'];
  /** The name of the member of staff who did it; null for anybody else. */
  readonly by: string | null;
  readonly action: string;
  /** Changed fields: from which value to which. */
  readonly changes: Readonly<Record<string, { readonly from: string | null; readonly to: string | null }>>;
}

/** Who changed what: for whoever finds that a record has moved on, and for whoever asks how it came to be as it is. */
export abstract class ChangeHistory {
  /** The name of the person, the partner or the API account that last did something to a record; null for anybody else. */
  abstract lastEditor(subject: Subject): Promise<string | null>;
  /** All that was done to a record, oldest first. */
  abstract of(subject: Subject): Promise<readonly HistoryEntry[]>;
}
