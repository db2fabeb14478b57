import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { CalendarLinkRepository } from './calendar-link.repository.js';

/** A calendar's address as its owner is told it. */
export interface ShownCalendarLink {
  readonly token: string;
  readonly createdAt: Date;
}

/** Tells members of the staff the address of their calendar. */
export class ShowCalendarLink {
  constructor(
    private readonly links: CalendarLinkRepository,
    private readonly tokens: LinkTokens,
  ) {}

  /** Null before the first, and where the secret of its token is gone: a new one is made then. */
  async execute(adminId: string): Promise<ShownCalendarLink | null> {
    const link = await this.links.find(adminId);
    const token = link && this.tokens.withDigest(link.digest, 'calendar', link.id);
    return link && token ? { token, createdAt: link.createdAt } : null;
  }
}
