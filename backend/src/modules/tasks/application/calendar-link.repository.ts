import type { CalendarLink } from '../domain/calendar-link.js';

export abstract class CalendarLinkRepository {
  /** A member of staff's link; null before the first. */
  abstract find(adminId: string): Promise<CalendarLink | null>;
  abstract findByDigest(digest: string): Promise<CalendarLink | null>;
  /** Replaces their link. */
  abstract replace(link: CalendarLink): Promise<void>;
  abstract remove(adminId: string): Promise<void>;
}
