import type { Erasure } from '#modules/backups/public.js';
import type { PersonRecordType } from '../../domain/person-record-types.js';
import type { ErasedAs } from '../../domain/retention-rules.js';

export interface ErasedRecord {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly how: ErasedAs;
}

/** An erasure, as ids only. Restoring an older backup applies it again. */
export interface ErasureEntry extends Erasure {
  readonly cause: 'request' | 'retention' | 'restore';
  readonly records: readonly ErasedRecord[];
}

export abstract class ErasureLedger {
  /** Call it inside the unit of work of the erasure. */
  abstract add(entry: ErasureEntry): Promise<void>;
  /** All of them, oldest first, in batches. */
  abstract all(): AsyncIterable<readonly ErasureEntry[]>;
  abstract has(id: string): Promise<boolean>;
}
