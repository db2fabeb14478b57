import type { FindIntroducer } from '#modules/introducers/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SavedEnquiry } from '../links/applicant.queries.js';
import type { LinkRepository } from '../links/link.repository.js';
import { awaitsClientContact } from './awaits-client-contact.js';

/** What staff know of the way to the client of an application. */
export interface ClientContact {
  /** Whether the partner has the client's email address, and staff have not recorded how they reached the client. */
  readonly awaitsClientContact: boolean;
  /** Until when the client's links work, ISO 8601, UTC; null where they do not: they have expired or been withdrawn. */
  readonly linksExpireAt: string | null;
}

export class ShowClientContact {
  constructor(
    private readonly context: UseCaseContext,
    private readonly links: LinkRepository,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
  ) {}

  /** `saved` is what the application asks for; null where it is gone. */
  async execute(applicationId: string, saved: SavedEnquiry | null): Promise<ClientContact> {
    const [linksExpireAt, awaitsContact] = await Promise.all([
      this.links.openUntil(applicationId, this.context.clock.now()),
      saved !== null && awaitsClientContact(saved, this.findIntroducer),
    ]);
    return { awaitsClientContact: awaitsContact, linksExpireAt: linksExpireAt?.toISOString() ?? null };
  }
}
