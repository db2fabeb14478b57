import type { Erasure, ErasesAgain } from '#modules/backups/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { PERSON_RECORD_TYPES, type PersonRecordType } from '../../domain/person-record-types.js';
import { WAYS } from '../../domain/retention-rules.js';
import type { EraseRecords } from './erase-records.js';
import type { ErasedRecord, ErasureLedger } from './erasure-ledger.js';
import type { PersonRecords } from '../records/person-records.js';

const isKnown = (record: Erasure['records'][number]): record is ErasedRecord =>
  PERSON_RECORD_TYPES.includes(record.type as PersonRecordType) && WAYS.some((how) => how === record.how);

/** Repeats on a restored backup the erasures since it was taken. Idempotent. */
export class ApplyErasures implements ErasesAgain {
  constructor(
    private readonly context: UseCaseContext,
    private readonly records: PersonRecords,
    private readonly ledger: ErasureLedger,
    private readonly eraseRecords: EraseRecords,
  ) {}

  /** @throws if a newer version wrote the ledger, because unknown erasures must not be skipped */
  async eraseAgain({ id, at, records }: Erasure): Promise<void> {
    const known = records.filter(isKnown);
    if (known.length < records.length)
      throw new Error(`The erasure ${id} names records that this version cannot erase`);
    await this.context.unitOfWork.run(async () => {
      if (await this.ledger.has(id)) return;
      await this.records.lock(known);
      await this.eraseRecords.execute({ id, at, cause: 'restore', records: known });
    });
  }
}
