import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Flag } from '#kernel/lending/flag.js';
import { lenderUpdated } from './lender-activity.js';
import type { LenderRepository } from './lender.repository.js';

/** The maximum per request: more than a page of the list. */
export const MAX_ACTIVATED = 200;

export const ACTIVATION_OUTCOMES = ['changed', 'unchanged', 'gone'] as const;
export type ActivationOutcome = (typeof ACTIVATION_OUTCOMES)[number];

/** The result for one lender. */
export interface LenderActivation {
  readonly id: string;
  readonly outcome: ActivationOutcome;
}

/** Activates or deactivates lenders together: the panel changes once. */
export class SetLendersActive {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderRepository,
  ) {}

  /** Returns a result per lender, in the order of the ids. @throws LenderUpdateInProgress */
  execute(named: readonly string[], isActive: Flag, actor: Principal): Promise<readonly LenderActivation[]> {
    // In the database's spelling.
    const ids = [...new Set(named.map((id) => id.toLowerCase()))];
    return this.lenders.withPanelLocked(async () => {
      const found = new Map((await this.lenders.findByIds(ids)).map((lender) => [lender.id, lender]));
      const now = this.context.clock.now();
      const changed = [...found.values()].flatMap((lender) => {
        const changes = lender.change({ isActive }, now);
        return Object.keys(changes).length > 0 ? [{ lender, changes }] : [];
      });
      await this.lenders.save(changed.map(({ lender }) => lender));
      await this.context.activity.record(
        ...changed.map(({ lender, changes }) => lenderUpdated(actor, lender, changes)),
      );
      const moved = new Set(changed.map(({ lender }) => lender.id));
      const outcomeOf = (id: string): ActivationOutcome => {
        if (!found.has(id)) return 'gone';
        return moved.has(id) ? 'changed' : 'unchanged';
      };
      return ids.map((id) => ({ id, outcome: outcomeOf(id) }));
    });
  }
}
