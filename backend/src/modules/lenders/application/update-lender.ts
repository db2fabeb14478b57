import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvalidInput } from '#kernel/errors.js';
import { LenderChanged, LenderNameTaken } from '../domain/errors.js';
import { readStatements, type LenderInput } from '../domain/lender-statements.js';
import { lenderSubject, lenderUpdated } from './lender-activity.js';
import type { LenderRepository } from './lender.repository.js';
import { lenderView, type SavedLender } from './lender-view.js';

export class UpdateLender {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderRepository,
  ) {}

  /**
   * Changes only the fields sent. `readAt` is the `updatedAt` that the caller read: a lender changed since is not
   * overwritten.
   * @throws InvalidInput, LenderNotFound, LenderNameTaken, LenderChanged, LenderUpdateInProgress
   */
  async execute(id: string, input: LenderInput, actor: Principal, readAt?: Date): Promise<SavedLender> {
    const { statements, problems, warnings } = readStatements(input);
    if (problems.length > 0) throw new InvalidInput(problems);
    return this.lenders.withPanelLocked(async () => {
      const lender = await this.lenders.get(id);
      await this.context.history.checkUnchanged(lender, readAt, lenderSubject(lender), LenderChanged, () =>
        Promise.resolve(lenderView(lender)),
      );
      const changes = lender.change(statements, this.context.clock.now());
      if (Object.keys(changes).length > 0) {
        const namesakes = await this.lenders.findByKeys([lender.normalisedName]);
        const namesake = namesakes.find((other) => other.id !== id);
        if (namesake) throw new LenderNameTaken(namesake.name);
        await this.lenders.save([lender]);
        await this.context.activity.record(lenderUpdated(actor, lender, changes));
      }
      return { ...lenderView(lender), warnings };
    });
  }
}
