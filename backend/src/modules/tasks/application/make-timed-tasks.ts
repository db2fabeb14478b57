import type { TaskSources } from '#shared/application/caused-tasks.js';
import type { Clock } from '#shared/application/clock.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { londonIsoDay } from '#shared/domain/london-time.js';
import { lastDayDue } from '#shared/domain/task-causes.js';
import type { KeepCausedTasks } from './keep-caused-tasks.js';

/** Asks which causes have come about by time, makes their tasks, and does those whose cause is gone. */
export class MakeTimedTasks {
  constructor(
    private readonly sources: TaskSources,
    private readonly keepCausedTasks: KeepCausedTasks,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const today = londonIsoDay(this.clock.now());
    for (const [kind, source] of this.sources.all)
      await this.unitOfWork.run(async () =>
        this.keepCausedTasks.keep(kind, await source(lastDayDue(kind, today))),
      );
  }
}
