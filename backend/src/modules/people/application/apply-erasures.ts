import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { PERSON_RECORD_TYPES } from '../domain/register.js';
import type { ErasureEntry, ErasureLedger } from './erasure-ledger.js';
import type { PersonRecords } from './person-records.js';

/** After a restore: erases again what was erased since the backup. Applying an entry twice is applying it once. */
export class ApplyErasures {
  constructor(
    private readonly context: UseCaseContext,
    private readonly records: PersonRecords,
    private readonly ledger: ErasureLedger,
  ) {}

  /** How many entries were not in the database yet. */
  async execute(entries: readonly ErasureEntry[]): Promise<number> {
    let applied = 0;
    for (const entry of entries) if (await this.apply(entry)) applied += 1;
    return applied;
  }

  private apply(entry: ErasureEntry): Promise<boolean> {
    return this.context.unitOfWork.run(async () => {
      if (await this.ledger.has(entry.id)) return false;
      await this.records.lock(entry.records);
      for (const type of PERSON_RECORD_TYPES)
        for (const as of ['deleted', 'anonymised'] as const) {
          const ids = entry.records.filter((one) => one.type === type && one.as === as).map(({ id }) => id);
          await this.records.erase(type, ids, as);
        }
      await this.records.forget(entry.records);
      await this.ledger.add(entry);
      return true;
    });
  }
}
