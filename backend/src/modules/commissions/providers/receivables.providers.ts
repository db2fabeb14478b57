import type { Provider } from '@nestjs/common';
import { CompletionListener, LockSubmission } from '#modules/deals/public.js';
import { AutomaticTasks, TaskSource } from '#modules/tasks/public.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { provide } from '#platform/infrastructure/provide.js';
import { ClawBack } from '../application/ledger/claw-back.js';
import { EarnCommission } from '../application/ledger/earn-commission.js';
import { LedgerViews } from '../application/ledger/ledger-views.js';
import { LedgerRepository } from '../application/ledger/ledger.repository.js';
import { ChangeReceivable } from '../application/receivables/change-receivable.js';
import { ChaseOverdueReceivables } from '../application/receivables/chase-overdue-receivables.js';
import { OpenReceivableOnCompletion } from '../application/receivables/open-receivable-on-completion.js';
import { ReceivableViews } from '../application/receivables/receivable-views.js';
import { ReceivableRepository } from '../application/receivables/receivable.repository.js';
import { RecordLaterPayment } from '../application/receivables/record-later-payment.js';
import { SaveReceivable } from '../application/receivables/save-receivable.js';
import { SettleCommission } from '../application/receivables/settle-commission.js';
import { FindTermsOfCase } from '../application/terms/find-terms-of-case.js';
import { ListReceivablesQuery } from '../infrastructure/http/receivables.dto.js';
import { PostgresReceivableViews } from '../infrastructure/persistence/postgres-receivable-views.queries.js';
import { PostgresReceivableRepository } from '../infrastructure/persistence/postgres-receivable.repository.js';

export const RECEIVABLES_PROVIDERS: readonly Provider[] = [
  { provide: ReceivableRepository, useClass: PostgresReceivableRepository },
  { provide: ReceivableViews, useClass: PostgresReceivableViews },
  provide(
    RecordLaterPayment,
    UseCaseContext,
    LockSubmission,
    ReceivableRepository,
    SettleCommission,
    LedgerViews,
  ),
  provide(SaveReceivable, ReceivableRepository, AutomaticTasks),
  provide(SettleCommission, EarnCommission, FindTermsOfCase, ClawBack, LedgerRepository, AutomaticTasks),
  provide(
    ChangeReceivable,
    UseCaseContext,
    LockSubmission,
    ReceivableRepository,
    SaveReceivable,
    SettleCommission,
    ReceivableViews,
  ),
  contribute(
    CompletionListener,
    OpenReceivableOnCompletion,
    UseCaseContext,
    FindTermsOfCase,
    ReceivableRepository,
    SaveReceivable,
    AutomaticTasks,
  ),
  contribute(TaskSource, ChaseOverdueReceivables, ReceivableViews),
  contribute(ListWithViews, viewsOf('receivables', ListReceivablesQuery)),
];
