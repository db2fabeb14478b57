import type { Contributions } from './contributions.js';

/** A reference to a record: its kind, as in the activity log, and its id. */
export interface RecordReference {
  readonly type: string;
  readonly id: string;
}

/** A record as staff know it. */
export interface KnownRecord {
  readonly name: string;
  /** The contact person of the record, if it has one. */
  readonly contact: string | null;
  readonly email: string | null;
}

/** All kinds of records that have names. */
export class RecordKinds {
  constructor(private readonly contributions: Contributions) {}

  get all(): readonly RecordKind[] {
    return this.contributions.of(RecordKind);
  }

  /** The records of the given references, of any kind; deleted ones are omitted. */
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

  /** The reasons of activity entries, by entry id: the log itself does not hold them. */
  async reasons(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (entryIds.length === 0) return new Map();
    const byKind = await Promise.all(this.all.map((kind) => kind.reasons(entryIds)));
    return new Map(byKind.flatMap((reasons) => [...reasons]));
  }
}

/** The records of one kind, contributed by the module that owns them. */
export abstract class RecordKind {
  abstract readonly type: string;

  abstract known(ids: readonly string[]): Promise<ReadonlyMap<string, KnownRecord>>;
  /** The newest records whose text contains the search, ignoring case. */
  abstract search(text: string, most: number): Promise<readonly string[]>;
  /** The reasons of activity entries, by entry id, if this kind stores them. */
  abstract reasons(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
