import type { FindIntroducer } from '#modules/introducers/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { SavedEnquiry } from '../links/applicant.queries.js';
import { openLink } from '../links/link-life.js';
import type { LinkRepository } from '../links/link.repository.js';
import { awaitsClientContact } from './awaits-client-contact.js';

/** Contact with the client of an application, as staff see it. */
export interface ClientContact {
  /** Whether the partner has the client's email address, and staff have not recorded how they reached the client. */
  readonly awaitsClientContact: boolean;
  /** When the client's results link expires, ISO 8601, UTC; null if it has expired or been withdrawn. */
  readonly linksExpireAt: string | null;
  /**
   * Null if the client's status link has expired or been withdrawn; `expiresAt` is null while the application is
   * open.
   */
  readonly statusLink: { readonly expiresAt: string | null } | null;
}

export class ShowClientContact {
  constructor(
    private readonly context: UseCaseContext,
    private readonly links: LinkRepository,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
  ) {}

  /** `saved` is the application's contact data; null if it was deleted. */
  async execute(applicationId: string, saved: SavedEnquiry | null): Promise<ClientContact> {
    const [stored, awaitsContact] = await Promise.all([
      this.links.findStored(applicationId),
      saved !== null && awaitsClientContact(saved, this.findIntroducer),
    ]);
    const now = this.context.clock.now();
    const status = openLink('status', stored, now);
    return {
      awaitsClientContact: awaitsContact,
      linksExpireAt: openLink('results', stored, now)?.expiresAt.toISOString() ?? null,
      statusLink: status && { expiresAt: status.statusExpiresAt?.toISOString() ?? null },
    };
  }
}
