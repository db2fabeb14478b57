import ical, { ICalEventTransparency } from 'ical-generator';
import { HOUR_SECONDS } from '#kernel/time/time-units.js';
import type { TaskView } from '../../application/task-views.js';

const NAME = 'Tasks';

/** Tasks as iCalendar: all-day events that do not block time, with a link to their page if known. */
export const writeCalendar = (tasks: readonly TaskView[], publicUrl: string | null): string => {
  const calendar = ical({
    name: NAME,
    prodId: { company: 'Funding broker', product: NAME },
    ttl: HOUR_SECONDS,
  });
  for (const { id, title, companyName, applicationId, dueOn, updatedAt } of tasks)
    calendar.createEvent({
      id,
      start: new Date(dueOn),
      allDay: true,
      stamp: updatedAt,
      summary: companyName === null ? title : `${title} (${companyName})`,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(publicUrl !== null &&
        applicationId !== null && { url: `${publicUrl}/admin/applications/${applicationId}` }),
    });
  return `${calendar.toString()}\r\n`;
};
