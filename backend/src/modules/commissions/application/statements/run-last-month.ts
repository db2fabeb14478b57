import { SYSTEM } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { hasWorkBegun, monthBefore } from '../../domain/statements/statement-month.js';
import type { RunStatements } from './run-statements.js';
import type { StatementRepository } from './statement.repository.js';

/**
 * Drafts last month's statements, once: on the first working day, or later if no process ran that day. Discarded
 * drafts are not drafted again.
 */
export class RunLastMonth {
  constructor(
    private readonly context: UseCaseContext,
    private readonly runStatements: Pick<RunStatements, 'execute'>,
    private readonly statements: Pick<StatementRepository, 'wasRun' | 'keepRun'>,
  ) {}

  async execute(): Promise<void> {
    const today = londonIsoDay(this.context.clock.now());
    const month = monthBefore(today);
    if (!hasWorkBegun(today) || (await this.statements.wasRun(month))) return;
    await this.runStatements.execute(month, SYSTEM);
    // Only afterwards: a run that fails half-way is repeated, and creates nothing twice.
    await this.statements.keepRun(month);
  }
}
