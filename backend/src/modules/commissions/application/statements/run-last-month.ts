import { SYSTEM } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { hasWorkBegun, monthBefore } from '../../domain/statements/statement-month.js';
import type { RunStatements } from './run-statements.js';
import type { StatementRepository } from './statement.repository.js';

/**
 * Runs the statements of the month before, once: on the first working day, or later where nothing ran on that day. A
 * draft that staff discard afterwards does not come back by itself.
 */
export class RunLastMonth {
  constructor(
    private readonly context: UseCaseContext,
    private readonly running: Pick<RunStatements, 'execute'>,
    private readonly statements: Pick<StatementRepository, 'wasRun' | 'keepRun'>,
  ) {}

  async execute(): Promise<void> {
    const today = londonIsoDay(this.context.clock.now());
    const month = monthBefore(today);
    if (!hasWorkBegun(today) || (await this.statements.wasRun(month))) return;
    await this.running.execute(month, SYSTEM);
    // Not before: a run that fails half-way is made again, and makes nothing twice.
    await this.statements.keepRun(month);
  }
}
