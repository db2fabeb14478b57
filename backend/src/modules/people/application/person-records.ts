import type { RecordFacts } from '../domain/fate.js';
import type { ChosenRecord } from '../domain/data-request.js';
import type { PersonRecordType, RegisteredTable } from '../domain/register.js';

/** A table with rows about a record. */
export interface RecordPart {
  readonly table: RegisteredTable;
  readonly holds: string;
  readonly rows: number;
}

/** The rows of a table that are about a record, as they are stored, without secrets and digests. */
export interface RecordRows {
  readonly table: RegisteredTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A document that a record has. */
export interface RecordDocument {
  readonly table: RegisteredTable;
  readonly id: string;
  readonly content: Buffer;
}

export type ErasedAs = 'deleted' | 'anonymised';

/** The records that are about people, wherever they are, by the register of data. */
export abstract class PersonRecords {
  /** Those whose email address, phone number or name holds what is searched for, newest first, at most so many a kind. */
  abstract search(text: string, most: number): Promise<readonly RecordFacts[]>;
  /** Those of the records that there are, in the order in which they are locked. */
  abstract facts(records: readonly ChosenRecord[]): Promise<readonly RecordFacts[]>;
  /** The ids of records with an email address that are not among the given ones. */
  abstract othersOf(
    emails: readonly string[],
    records: readonly ChosenRecord[],
  ): Promise<readonly RecordFacts[]>;
  /** For whoever erases them: nobody else changes them until the unit of work ends. */
  abstract lock(records: readonly ChosenRecord[]): Promise<void>;
  abstract partsOf(record: ChosenRecord): Promise<readonly RecordPart[]>;
  abstract rowsOf(record: ChosenRecord): Promise<readonly RecordRows[]>;
  abstract documentsOf(record: ChosenRecord): Promise<readonly RecordDocument[]>;
  /** Who received an application's details: the person's recipients have to be told of an erasure. */
  abstract recipientsOf(records: readonly ChosenRecord[]): Promise<readonly string[]>;
  /** Emails that wait to be written, or could not be sent, about the records. */
  abstract waitingEmails(records: readonly ChosenRecord[]): Promise<number>;
  /** Inside the running unit of work: the records with all rows about them. */
  abstract erase(type: PersonRecordType, ids: readonly string[], as: ErasedAs): Promise<void>;
  /** Inside the running unit of work: emails and repeated answers that still name them. */
  abstract forget(records: readonly ChosenRecord[]): Promise<void>;
}
