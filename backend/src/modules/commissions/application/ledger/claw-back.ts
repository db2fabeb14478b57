import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { LedgerEntry, leftOf } from '../../domain/ledger/ledger-entry.js';
import type { LedgerViews, StaffLine } from './ledger-views.js';
import type { LedgerRepository, LockedEntry } from './ledger.repository.js';

interface ClawBackRequest {
  /** Net; null for the whole remainder. */
  readonly amountPence: number | null;
  readonly reason: string;
}

/** Claws back commission of a deal, in whole or in parts, never more than was earned. Idempotent by key. */
export class ClawBack {
  constructor(
    private readonly context: UseCaseContext,
    private readonly ledger: LedgerRepository,
    private readonly views: LedgerViews,
  ) {}

  /** @throws EntryNotFound, EntryNotClawbackable, NothingLeftToClawBack, InvalidInput, KeyReused */
  async execute(
    entryId: string,
    request: ClawBackRequest,
    key: string | null,
    actor: Principal,
  ): Promise<StaffLine> {
    const call = { operation: 'claw-back', principal: actor, key, request: { entryId, ...request } };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () =>
      this.take(answer.id, await this.ledger.lock(entryId), request, actor),
    );
    return this.views.one(id);
  }

  /** Call it inside the unit of work that undoes the deal. */
  async allEarnedBy(submissionId: string, why: string, actor: Principal): Promise<void> {
    await this.takeWhatIsLeft(await this.ledger.lockEarnedBy(submissionId), why, actor);
  }

  /** What one receipt of a submission earned. Call it inside the unit of work that reverses the receipt. */
  async earnedWith(submissionId: string, receiptId: string, why: string, actor: Principal): Promise<void> {
    const earned = await this.ledger.lockEarnedBy(submissionId);
    await this.takeWhatIsLeft(
      earned.filter(({ entry }) => entry.id === receiptId),
      why,
      actor,
    );
  }

  private async takeWhatIsLeft(
    entries: readonly LockedEntry[],
    why: string,
    actor: Principal,
  ): Promise<void> {
    for (const locked of entries)
      if (leftOf(locked.entry, locked.clawbacks).amountPence !== 0)
        await this.take(this.context.ids.next(), locked, { amountPence: null, reason: why }, actor);
  }

  private async take(
    id: string,
    { entry, clawbacks }: LockedEntry,
    { amountPence, reason }: ClawBackRequest,
    actor: Principal,
  ): Promise<void> {
    const at = this.context.clock.now();
    const recorded = { by: staffOf(actor), at, today: londonIsoDay(at) };
    const clawback = LedgerEntry.clawback(id, entry, clawbacks, { amountPence, why: reason }, recorded);
    await this.ledger.add(clawback);
    const subject = { type: 'commission', id: clawback.id };
    await this.context.activity.record({ actor, action: 'commission-clawed-back', subject });
  }
}
