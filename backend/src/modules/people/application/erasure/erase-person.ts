import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { PreviewOutOfDate } from '../../domain/errors.js';
import type { DataRequestRepository } from '../requests/data-request.repository.js';
import type { EraseRecords } from './erase-records.js';
import type { ErasedRecord } from './erasure-ledger.js';
import type { PersonRecords } from '../records/person-records.js';
import type { PreviewErasure } from './preview-erasure.js';

export interface Erasure {
  readonly id: string;
  readonly erased: readonly ErasedRecord[];
}

/** Erases what a preview showed, in one transaction. Logs that it happened, not for whom. */
export class ErasePerson {
  constructor(
    private readonly context: UseCaseContext,
    private readonly requests: DataRequestRepository,
    private readonly records: PersonRecords,
    private readonly preview: PreviewErasure,
    private readonly eraseRecords: EraseRecords,
  ) {}

  /** @throws DataRequestNotFound, PreviewOutOfDate, and what PreviewErasure throws */
  execute(requestId: string, version: string, actor: Principal): Promise<Erasure> {
    return this.context.unitOfWork.run(async () => {
      const { records } = await this.requests.get(requestId);
      // Locks records before the request, in the same order as concurrent changes.
      await this.records.lock(records);
      const request = await this.requests.lock(requestId);
      const preview = await this.preview.execute(request);
      if (preview.version !== version) throw new PreviewOutOfDate();
      const erased = preview.lines.flatMap(({ type, id, outcome }): ErasedRecord[] =>
        outcome === 'stays' ? [] : [{ type, id, how: outcome }],
      );
      const id = this.context.ids.next();
      const at = this.context.clock.now().toISOString();
      await this.eraseRecords.execute({ id, at, cause: 'request', records: erased });
      await this.context.activity.record({
        actor,
        action: 'person-erased',
        subject: { type: 'erasure', id },
      });
      return { id, erased };
    });
  }
}
