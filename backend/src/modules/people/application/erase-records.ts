import { PERSON_RECORD_TYPES } from '../domain/register.js';
import type { ErasedRecord } from './erasure-ledger.js';
import type { PersonRecords } from './person-records.js';

/** The ways to erase a record. */
export const WAYS = ['deleted', 'anonymised'] as const;

/** Erases records, with emails and stored responses that name them. Call it inside the unit of work that locked them. */
export const eraseRecords = async (
  records: PersonRecords,
  erased: readonly ErasedRecord[],
): Promise<void> => {
  for (const type of PERSON_RECORD_TYPES)
    for (const how of WAYS) {
      const ids = erased.filter((one) => one.type === type && one.how === how).map(({ id }) => id);
      await records.erase(type, ids, how);
    }
  await records.forget(erased);
};
