import { WAYS } from '../../domain/retention-rules.js';
import { PERSON_RECORD_TYPES } from '../../domain/person-record-types.js';
import type { ErasureEntry, ErasureLedger } from './erasure-ledger.js';
import type { PersonRecords } from '../records/person-records.js';

/**
 * The one way to erase records, on request, in time and after a restore: with the emails and stored responses that
 * name them, and with an entry in the ledger of erasures. Call it inside the unit of work that locked them.
 */
export class EraseRecords {
  constructor(
    private readonly records: Pick<PersonRecords, 'erase' | 'forget'>,
    private readonly ledger: ErasureLedger,
  ) {}

  async execute(erasure: ErasureEntry): Promise<void> {
    for (const type of PERSON_RECORD_TYPES)
      for (const way of WAYS) {
        const ids = erasure.records.filter((one) => one.type === type && one.how === way).map(({ id }) => id);
        await this.records.erase(type, ids, way);
      }
    await this.records.forget(erasure.records);
    await this.ledger.add(erasure);
  }
}
