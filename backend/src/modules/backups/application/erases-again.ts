import type { RecordReference } from '#platform/application/record-kinds.js';

/** An erased record, and whether it was deleted or anonymised. */
export interface ErasedRecord extends RecordReference {
  readonly how: string;
}

/**
 * One erasure. In a ledger it is a line of JSON:
 * `{"id": "…", "at": "2026-11-27T09:00:00.000Z", "records": [{"type": "application", "id": "…", "how": "…"}]}`.
 */
export interface Erasure {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly records: readonly ErasedRecord[];
}

/** Repeats on a restored backup the erasures since it was taken. Contributed by the module that erases. */
export abstract class ErasesAgain {
  /** Ignores records that do not exist or are erased already. */
  abstract eraseAgain(erasure: Erasure): Promise<void>;
}

class UnreadableLedger extends Error {
  override readonly name = 'UnreadableLedger';
}

/** The erasures of a ledger, one per line. @throws UnreadableLedger, which names the line */
export const readLedger = (text: string): Erasure[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => {
      const erasure = parsed(line);
      if (erasure !== null) return erasure;
      throw new UnreadableLedger(
        `Line ${number} of the erasures cannot be read. Write the file with npm run --silent erasures`,
      );
    });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

const parsed = (line: string): Erasure | null => {
  try {
    const { id, at, records } = JSON.parse(line) as Partial<Record<keyof Erasure, unknown>>;
    const isDated = typeof at === 'string' && !Number.isNaN(Date.parse(at));
    return isId(id) && isDated && Array.isArray(records) && records.every(isRecord)
      ? { id, at, records }
      : null;
  } catch {
    return null;
  }
};

const isRecord = (value: unknown): value is ErasedRecord => {
  const { type, id, how } = value as Partial<Record<keyof ErasedRecord, unknown>>;
  return typeof type === 'string' && isId(id) && typeof how === 'string';
};
