import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { figuresOf } from '../../domain/disclosures/disclosure-wording.js';
import type { DisclosedCases } from './disclosed-cases.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';
import type { ReferredCase } from '../ledger/referred-cases.js';

interface Changed {
  readonly case: ReferredCase;
}

/**
 * Creates a task for staff when a completion or its reversal changes an amount that the client was told. Runs in the
 * unit of work of the completion.
 */
export class CompareDisclosureOnCompletion {
  constructor(
    private readonly context: UseCaseContext,
    private readonly disclosed: DisclosedCases,
    private readonly disclosures: CommissionDisclosureRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  completed(completion: Changed): Promise<void> {
    return this.compare(completion);
  }

  reversed(reversal: Changed): Promise<void> {
    return this.compare(reversal);
  }

  private async compare({ case: changed }: Changed): Promise<void> {
    const { id: applicationId, companyName } = changed;
    const newest = await this.disclosures.newestOf(applicationId);
    if (!newest) return;
    const about = await this.disclosed.of(changed);
    const completedOfferId = about.completion?.offerId ?? null;
    newest.compare(figuresOf(about), completedOfferId, this.context.clock.now());
    await this.disclosures.save(newest);
    if (newest.outOfDateSince === null) return this.tasks.close('disclosure_out_of_date', newest.id);
    const cause = { subject: newest.id, applicationId, about: companyName };
    return this.tasks.make('disclosure_out_of_date', cause);
  }
}
