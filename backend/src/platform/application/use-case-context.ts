import type { ActivityLog } from './activity-log.js';
import type { ChangeHistory } from './change-history.js';
import type { Clock } from './clock.js';
import type { Idempotency } from './idempotency.js';
import type { Ids } from './ids.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Dependencies that any use case may need, so that its constructor lists only the special ones. */
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
