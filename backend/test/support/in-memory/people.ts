import { viewOf } from '#platform/application/view.js';
import { DataRequestRepository } from '#modules/people/application/requests/data-request.repository.js';
import { ErasureLedger, type ErasureEntry } from '#modules/people/application/erasure/erasure-ledger.js';
import { HoldRepository } from '#modules/people/application/holds/hold.repository.js';
import { HOLD_FIELDS, HoldViews, type HoldView } from '#modules/people/application/holds/hold-views.js';
import { PersonRecords, type RecordRows } from '#modules/people/application/records/person-records.js';
import type { ChosenRecord, DataRequest } from '#modules/people/domain/data-request.js';
import { DataRequestNotFound, HoldNotFound, SubjectNotFound } from '#modules/people/domain/errors.js';
import type { Hold, HoldSubject } from '#modules/people/domain/hold.js';
import type { PersonRecordType } from '#modules/people/domain/person-record-types.js';
import type { ErasedAs, RecordFacts } from '#modules/people/domain/retention-rules.js';
import { Records } from './records.js';

export class HoldsInMemory extends HoldRepository {
  readonly records = new Records<Hold>();
  private readonly subjects: readonly string[];

  /** The ids of the records that can be put on hold. */
  constructor(...subjects: readonly string[]) {
    super();
    this.subjects = subjects;
  }
  lockSubject(_type: HoldSubject, id: string): Promise<void> {
    return this.subjects.includes(id) ? Promise.resolve() : Promise.reject(new SubjectNotFound());
  }
  lockOf(type: HoldSubject, id: string): Promise<Hold | null> {
    const found = this.records.first(
      ({ subjectType, subjectId, endedAt }) => subjectType === type && subjectId === id && endedAt === null,
    );
    return Promise.resolve(found);
  }
  lock(id: string): Promise<Hold> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new HoldNotFound());
  }
  add(hold: Hold): Promise<void> {
    return this.save(hold);
  }
  save(hold: Hold): Promise<void> {
    this.records.put(hold);
    return Promise.resolve();
  }
}

/** One hold at a time; only the database has pages. */
export class HoldViewsInMemory extends HoldViews {
  readonly page = () => Promise.reject(new Error('Pages are the database’s'));

  constructor(private readonly holds: HoldsInMemory) {
    super();
  }
  async one(id: string): Promise<HoldView> {
    const hold = await this.holds.lock(id);
    const status = hold.endedAt === null ? 'current' : 'ended';
    return { ...viewOf(hold, HOLD_FIELDS), status, placedBy: null, subjectName: null };
  }
}

export class DataRequestsInMemory extends DataRequestRepository {
  readonly records: Records<DataRequest>;

  constructor(...requests: readonly DataRequest[]) {
    super();
    this.records = new Records(...requests);
  }
  nextReference(): Promise<string> {
    return Promise.resolve(`R${1_001 + this.records.all.length}`);
  }
  get(id: string): Promise<DataRequest> {
    const found = this.records.find(id);
    return found ? Promise.resolve(found) : Promise.reject(new DataRequestNotFound());
  }
  lock(id: string): Promise<DataRequest> {
    return this.get(id);
  }
  add(request: DataRequest): Promise<void> {
    return this.save(request);
  }
  save(request: DataRequest): Promise<void> {
    this.records.put(request);
    return Promise.resolve();
  }
}

export class ErasuresInMemory extends ErasureLedger {
  readonly entries: ErasureEntry[] = [];

  add(entry: ErasureEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }
  async *all(): AsyncGenerator<readonly ErasureEntry[]> {
    yield await Promise.resolve(this.entries);
  }
  has(id: string): Promise<boolean> {
    return Promise.resolve(this.entries.some((entry) => entry.id === id));
  }
}

const nameOf = ({ type, id }: ChosenRecord): string => `${type} ${id}`;

/** What a test says about these records, and the changes to them in order. */
export class PersonRecordsInMemory extends PersonRecords {
  readonly all: RecordFacts[];
  recipients: readonly string[] = [];
  emails = 0;
  rows: readonly RecordRows[] = [];
  /** 'deleted application a1'. */
  readonly changes: string[] = [];

  constructor(...records: readonly RecordFacts[]) {
    super();
    this.all = [...records];
  }
  search(): Promise<readonly RecordFacts[]> {
    return Promise.reject(new Error('Searches are the database’s'));
  }
  facts(records: readonly ChosenRecord[]): Promise<readonly RecordFacts[]> {
    const chosen = new Set(records.map(nameOf));
    return Promise.resolve(this.all.filter((one) => chosen.has(nameOf(one))));
  }
  othersOf(emails: readonly string[], records: readonly ChosenRecord[]): Promise<readonly RecordFacts[]> {
    const chosen = new Set(records.map(nameOf));
    return Promise.resolve(this.all.filter((one) => emails.includes(one.email) && !chosen.has(nameOf(one))));
  }
  lock(records: readonly ChosenRecord[]): Promise<void> {
    this.changes.push(`locked ${records.map(nameOf).join(', ')}`);
    return Promise.resolve();
  }
  partsOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  rowsOf(): Promise<readonly RecordRows[]> {
    return Promise.resolve(this.rows);
  }
  documentsOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  recipientsOf(): Promise<readonly string[]> {
    return Promise.resolve(this.recipients);
  }
  waitingEmails(): Promise<number> {
    return Promise.resolve(this.emails);
  }
  erase(type: PersonRecordType, ids: readonly string[], as: ErasedAs): Promise<void> {
    this.changes.push(...ids.map((id) => `${as} ${type} ${id}`));
    return Promise.resolve();
  }
  forget(records: readonly ChosenRecord[]): Promise<void> {
    this.changes.push(`forgot ${records.map(nameOf).join(', ')}`);
    return Promise.resolve();
  }
}
