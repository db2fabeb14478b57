import type { AutomaticTasks } from '#modules/tasks/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';
import { figuresOf } from '../../domain/disclosures/disclosure-wording.js';
import type { DisclosedCases } from './disclosed-cases.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';
import type { ReferredCase, ReferredCases } from '../referred-cases.js';
import type { WriteDisclosure } from './write-disclosure.js';

interface Changed {
  readonly lockedCase: ReferredCase;
}

/**
 * A completion whose commission differs from the disclosed one creates the next disclosure, and a task to send it.
 * A reversal creates a task to update it. Runs in the unit of work of the completion.
 */
export class CompareDisclosureOnCompletion {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: Pick<ReferredCases, 'disclosed'>,
    private readonly disclosed: DisclosedCases,
    private readonly disclosures: CommissionDisclosureRepository,
    private readonly writeDisclosure: WriteDisclosure,
    private readonly tasks: AutomaticTasks,
  ) {}

  async completed({ lockedCase }: Changed, actor: Principal): Promise<void> {
    if (!(await this.outOfDate(lockedCase))) return;
    const { ids, clock } = this.context;
    const made = { by: staffOf(actor), at: clock.now(), awaitsSending: true };
    const next = await this.writeDisclosure.execute(ids.next(), lockedCase, made);
    await this.cases.disclosed('commission-disclosed', next, actor);
    await this.tasks.make('disclosure_to_send', causeOf(next, lockedCase));
  }

  async reversed({ lockedCase }: Changed): Promise<void> {
    const outOfDate = await this.outOfDate(lockedCase);
    if (outOfDate) await this.tasks.make('disclosure_out_of_date', causeOf(outOfDate, lockedCase));
  }

  /** The newest, if an amount in it is no longer right; null also where there is none. */
  private async outOfDate(changed: ReferredCase): Promise<CommissionDisclosure | null> {
    const newest = await this.disclosures.newestOf(changed.id);
    if (!newest) return null;
    const about = await this.disclosed.of(changed);
    const completedOfferId = about.completion?.offerId ?? null;
    newest.compare(figuresOf(about), completedOfferId, this.context.clock.now());
    await this.disclosures.save(newest);
    if (newest.outOfDateSince !== null) return newest;
    await this.tasks.close('disclosure_out_of_date', newest.id);
    return null;
  }
}

const causeOf = ({ id: subject }: CommissionDisclosure, { id, companyName }: ReferredCase) => ({
  subject,
  applicationId: id,
  about: companyName,
});
