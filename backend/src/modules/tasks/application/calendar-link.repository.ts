import type { CalendarLink } from '../domain/calendar-link.js';

export abstract class CalendarLinkRepository {
  /** Of a member of the staff; null before the first. */
  abstract find(adminId: string): Promise<CalendarLink | null>;
  abstract findByDigest(digest: string): Promise<CalendarLink | null>;
  /** In place of the one that they had. */
  abstract replace(link: CalendarLink): Promise<void>;
  abstract remove(adminId: string): Promise<void>;
}
