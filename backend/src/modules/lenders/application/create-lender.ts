import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvalidInput } from '#kernel/errors.js';
import { LenderNameTaken } from '../domain/errors.js';
import { Lender } from '../domain/lender.js';
import { readNewLender, type LenderInput } from '../domain/lender-statements.js';
import { lenderCreated } from './lender-activity.js';
import type { LenderRepository } from './lender.repository.js';
import { lenderView, type SavedLender } from './lender-view.js';

export class CreateLender {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderRepository,
  ) {}

  /** @throws InvalidInput, LenderNameTaken, LenderUpdateInProgress */
  async execute(input: LenderInput, actor: Principal): Promise<SavedLender> {
    const { statements, problems, warnings } = readNewLender(input);
    if (problems.length > 0) throw new InvalidInput(problems);
    const lender = Lender.open(this.context.ids.next(), statements, this.context.clock.now());
    await this.lenders.withPanelLocked(async () => {
      const [namesake] = await this.lenders.findByKeys([lender.normalisedName]);
      if (namesake) throw new LenderNameTaken(namesake.name);
      await this.lenders.add([lender]);
      await this.context.activity.record(lenderCreated(actor, lender));
    });
    return { ...lenderView(lender), warnings };
  }
}
