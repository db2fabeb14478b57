import type { OwnedWork } from '#shared/application/owned-work.js';
import type { CalendarLinkRepository } from './calendar-link.repository.js';

/** Ends the calendar of whoever leaves the staff. */
export class ReleaseCalendarLink {
  constructor(
    ownedWork: OwnedWork,
    private readonly links: CalendarLinkRepository,
  ) {
    ownedWork.add((ownerId) => this.execute(ownerId));
  }

  /** To be called inside the unit of work in which they leave. */
  execute(ownerId: string): Promise<void> {
    return this.links.remove(ownerId);
  }
}
