import type { LinkTokens } from '#platform/application/link-tokens.js';
import { CalendarNotFound } from '../domain/errors.js';
import type { CalendarLinkRepository } from './calendar-link.repository.js';
import type { TaskViews, TaskView } from './task-views.js';

/** More than anyone has; the tasks due first are shown. */
const AT_MOST = 1_000;

/** The open tasks of a calendar's owner, for the holder of its link. */
export class ShowCalendar {
  constructor(
    private readonly links: CalendarLinkRepository,
    private readonly tokens: LinkTokens,
    private readonly tasks: TaskViews,
  ) {}

  /** @throws CalendarNotFound */
  async execute(token: string): Promise<readonly TaskView[]> {
    const link = await this.links.findByDigest(this.tokens.digestOf(token));
    if (!link) throw new CalendarNotFound();
    const selection = { ownerId: link.adminId, isDone: false, sort: 'due', limit: AT_MOST } as const;
    const { items } = await this.tasks.page(selection);
    return items;
  }
}
