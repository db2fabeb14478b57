import { TaskSource } from './automatic-tasks.js';
import type { Contributions } from '#platform/application/contributions.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { lastDayDue } from '../domain/task-causes.js';
import type { SaveAutomaticTasks } from './save-automatic-tasks.js';

/** Creates tasks for new scheduled causes, and completes those whose cause has gone. */
export class CreateScheduledTasks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly contributions: Contributions,
    private readonly saveAutomaticTasks: SaveAutomaticTasks,
  ) {}

  async execute(): Promise<void> {
    const today = londonIsoDay(this.context.clock.now());
    for (const source of this.contributions.of(TaskSource))
      await this.context.unitOfWork.run(async () =>
        this.saveAutomaticTasks.sync(source.kind, await source.currentBy(lastDayDue(source.kind, today))),
      );
  }
}
