import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import type { VatTreatment } from '../../domain/ledger/commission-terms.js';
import { CaseOfAnotherPartner } from '../../domain/errors.js';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.js';
import type { LedgerViews, StaffLine } from './ledger-views.js';
import type { LedgerRepository } from './ledger.repository.js';
import type { ReferredCases } from '../referred-cases.js';

export interface Adjustment {
  readonly introducerId: string;
  readonly applicationId: string | null;
  /** Net; may be negative. */
  readonly amountPence: number;
  readonly vat: VatTreatment;
  readonly reason: string;
}

/** Administrators adjust what a partner is owed. Idempotent by key. */
export class AdjustCommission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: ReferredCases,
    private readonly ledger: LedgerRepository,
    private readonly views: LedgerViews,
  ) {}

  /** @throws InvalidInput, PartnerNotFound, CaseOfAnotherPartner, ApplicationNotFound, KeyReused */
  async execute(details: Adjustment, key: string | null, actor: AccountHolder): Promise<StaffLine> {
    const call = { operation: 'adjust-commission', principal: actor, key, request: details };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, () =>
      this.adjust(answer.id, details, actor),
    );
    return this.views.one(id);
  }

  private async adjust(id: string, details: Adjustment, actor: AccountHolder): Promise<void> {
    const at = this.context.clock.now();
    const recorded = { by: actor.id, at, today: londonIsoDay(at) };
    const entry = LedgerEntry.adjustment(id, details, details, recorded);
    await this.check(details);
    await this.ledger.add(entry);
    await this.context.activity.record({
      actor,
      action: 'commission-adjusted',
      subject: { type: 'commission', id },
    });
  }

  private async check({ applicationId, introducerId }: Adjustment): Promise<void> {
    if (applicationId === null) return;
    const lockedCase = await this.cases.lock(applicationId);
    if (lockedCase.introducerId !== introducerId) throw new CaseOfAnotherPartner();
  }
}
