import type { ChosenRecord } from '../../domain/data-request.js';
import type { PersonRecordType } from '../../domain/person-record-types.js';
import type { RegisteredTable } from '../../domain/register.js';
import type { ErasedAs, RecordFacts } from '../../domain/retention-rules.js';

/** A table with rows about a record. */
export interface RecordPart {
  readonly table: RegisteredTable;
  readonly holds: string;
  readonly rows: number;
}

/** The rows of a table about a record as stored, without secrets and digests. */
export interface RecordRows {
  readonly table: RegisteredTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A record's document. */
export interface RecordDocument {
  readonly table: RegisteredTable;
  readonly id: string;
  readonly content: Buffer;
}

/** Records about people in all modules, according to the register of data. */
export abstract class PersonRecords {
  /** Records whose email address, phone number or name contains the text, newest first, limited per kind. */
  abstract search(text: string, most: number): Promise<readonly RecordFacts[]>;
  /** The existing ones of these records, in locking order. */
  abstract facts(records: readonly ChosenRecord[]): Promise<readonly RecordFacts[]>;
  /** The ids of records with an email address, except the given ones. */
  abstract othersOf(
    emails: readonly string[],
    records: readonly ChosenRecord[],
  ): Promise<readonly RecordFacts[]>;
  /** Locks them for erasure until the unit of work ends. */
  abstract lock(records: readonly ChosenRecord[]): Promise<void>;
  abstract partsOf(record: ChosenRecord): Promise<readonly RecordPart[]>;
  abstract rowsOf(record: ChosenRecord): Promise<readonly RecordRows[]>;
  abstract documentsOf(record: ChosenRecord): Promise<readonly RecordDocument[]>;
  /** Recipients of an application's details, who must be told about an erasure. */
  abstract recipientsOf(records: readonly ChosenRecord[]): Promise<readonly string[]>;
  /** Queued or failed emails about the records. */
  abstract waitingEmails(records: readonly ChosenRecord[]): Promise<number>;
  /** Call it inside the running unit of work: deletes the records with all rows about them. */
  abstract erase(type: PersonRecordType, ids: readonly string[], as: ErasedAs): Promise<void>;
  /** Call it inside the running unit of work: deletes emails and stored responses that still name them. */
  abstract forget(records: readonly ChosenRecord[]): Promise<void>;
}
