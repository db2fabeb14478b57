import type { Contributions } from './contributions.js';

/** What names a record: its kind, as the activity log has it, and its id. */
export interface RecordReference {
  readonly type: string;
  readonly id: string;
}

/** A record as staff know it. */
export interface KnownRecord {
  readonly name: string;
  /** Whom one writes to about it; null where that is nobody. */
  readonly contact: string | null;
  readonly email: string | null;
}

/** Every kind of record that has a name. */
export class RecordKinds {
  constructor(private readonly contributions: Contributions) {}

  get all(): readonly RecordKind[] {
    return this.contributions.of(RecordKind);
  }

  /** What is known of records of whatever kinds; of those that are gone, nothing. */
  async known(
    references: readonly RecordReference[],
  ): Promise<(reference: RecordReference | null) => KnownRecord | null> {
    const byKind = await Promise.all(
      this.all.map(async (kind) => {
        const ids = references.filter(({ type }) => type === kind.type).map(({ id }) => id);
        return [kind.type, ids.length === 0 ? null : await kind.known([...new Set(ids)])] as const;
      }),
    );
    const found = new Map(byKind);
    return (reference) => (reference && found.get(reference.type)?.get(reference.id)) ?? null;
  }

  /** Why, of the log's entries by their ids: what it does not hold itself. */
  async reasons(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (entryIds.length === 0) return new Map();
    const byKind = await Promise.all(this.all.map((kind) => kind.reasons(entryIds)));
    return new Map(byKind.flatMap((reasons) => [...reasons]));
  }
}

/** The records of one kind, in whichever module keeps them. */
export abstract class RecordKind {
  abstract readonly type: string;

  abstract known(ids: readonly string[]): Promise<ReadonlyMap<string, KnownRecord>>;
  /** The newest whose texts hold the one that is searched for, whatever its case. */
  abstract search(text: string, most: number): Promise<readonly string[]>;
  /** The reasons that the log's entries had, by their ids, where this kind keeps them. */
  abstract reasons(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
