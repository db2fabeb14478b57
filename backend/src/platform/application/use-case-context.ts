import type { ActivityLog } from './activity-log.js';
import type { ChangeHistory } from './change-history.js';
import type { Clock } from './clock.js';
import type { Idempotency } from './idempotency.js';
import type { Ids } from './ids.js';
import type { UnitOfWork } from './unit-of-work.js';

/** What any use case may ask for, so that its constructor names only what is special about it. */
export class UseCaseContext {
  constructor(
    readonly clock: Clock,
    readonly ids: Ids,
    readonly unitOfWork: UnitOfWork,
    readonly idempotency: Idempotency,
    readonly activity: ActivityLog,
    readonly history: ChangeHistory,
  ) {}
}
