import type { Erasure } from '#modules/backups/public.js';
import type { ErasedAs } from './person-records.js';
import type { PersonRecordType } from '../domain/register.js';

export interface ErasedRecord {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly how: ErasedAs;
}

/** An erasure: ids only. A restore of an older backup applies it again. */
export interface ErasureEntry extends Erasure {
  readonly cause: 'request' | 'retention' | 'restore';
  readonly records: readonly ErasedRecord[];
}

export abstract class ErasureLedger {
  /** Inside the unit of work of the erasure. */
  abstract add(entry: ErasureEntry): Promise<void>;
  /** All of them, oldest first, some at a time. */
  abstract all(): AsyncIterable<readonly ErasureEntry[]>;
  abstract has(id: string): Promise<boolean>;
}
