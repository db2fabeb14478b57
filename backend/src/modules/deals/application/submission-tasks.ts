import type { DatedCause, TaskSources } from '#shared/application/caused-tasks.js';
import type { SubmissionLists } from './submission-lists.js';

/** Says which lenders staff have to ask how an application stands. */
export class SubmissionTasks {
  constructor(
    sources: TaskSources,
    private readonly submissions: SubmissionLists,
  ) {
    sources.add('chase_lender', (lastDay) => this.unansweredSince(lastDay));
  }

  private unansweredSince(lastDay: string): Promise<readonly DatedCause[]> {
    return this.submissions.unansweredSince(lastDay);
  }
}
