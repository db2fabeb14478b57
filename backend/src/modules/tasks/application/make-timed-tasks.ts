import { TaskSource } from '#platform/application/caused-tasks.js';
import type { Contributions } from '#platform/application/contributions.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { lastDayDue } from '#kernel/task-causes.js';
import type { KeepCausedTasks } from './keep-caused-tasks.js';

/** Asks which causes have come about by time, makes their tasks, and does those whose cause is gone. */
export class MakeTimedTasks {
  constructor(
    private readonly context: UseCaseContext,
    private readonly contributions: Contributions,
    private readonly keepCausedTasks: KeepCausedTasks,
  ) {}

  async execute(): Promise<void> {
    const today = londonIsoDay(this.context.clock.now());
    for (const source of this.contributions.of(TaskSource))
      await this.context.unitOfWork.run(async () =>
        this.keepCausedTasks.keep(source.kind, await source.standingBy(lastDayDue(source.kind, today))),
      );
  }
}
