import type { LinkTokens } from '#platform/application/link-tokens.js';
import type { CalendarLinkRepository } from './calendar-link.repository.js';

/** A calendar link as its owner sees it. */
export interface ShownCalendarLink {
  readonly token: string;
  readonly createdAt: Date;
}

/** Shows members of staff their calendar link. */
export class ShowCalendarLink {
  constructor(
    private readonly links: CalendarLinkRepository,
    private readonly tokens: LinkTokens,
  ) {}

  /** Null before the first, and after the secret of its token was rotated out: then create a new one. */
  async execute(adminId: string): Promise<ShownCalendarLink | null> {
    const link = await this.links.find(adminId);
    const token = link && this.tokens.withDigest(link.digest, 'calendar', link.id);
    return link && token ? { token, createdAt: link.createdAt } : null;
  }
}
