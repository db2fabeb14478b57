import type { FindIntroducer } from '#modules/introducers/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { RecordKinds } from '#platform/application/record-kinds.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { StoredMatch } from '../../domain/funding-application.js';
import type { ApplicantQueries } from '../links/applicant.queries.js';
import { EVENT_ACTIONS, type ApplicationEvents, type EventFacts } from '../review/application-events.js';
import { awaitsClientContact } from '../contact/awaits-client-contact.js';
import type { ApplicationViews } from './application-views.js';
import type { DetailsHolder, DetailsHolders } from '../shared-details/details-holders.js';
import type { FindDuplicates, SameCompany } from '../duplicates/find-duplicates.js';
import type { LinkRepository } from '../links/link.repository.js';
import { listed, type ListedApplication } from './list-applications.js';

/** Something that happened to an application, as staff read it. */
export interface TrailEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actorType: Principal['type'];
  /** The name of the member of staff who did it; null for anybody else. */
  readonly by: string | null;
  readonly action: (typeof EVENT_ACTIONS)[keyof typeof EVENT_ACTIONS];
  /** Whoever owned it is named here, and not by an id. */
  readonly changes: Omit<EventFacts, 'ownerId'> & { readonly owner?: EventFacts['ownerId'] };
}

/** All that staff may know of an application. */
export interface ApplicationDetails extends ListedApplication, SameCompany {
  /** Whether the partner has the client's email address, and staff have not recorded how they reached the client. */
  readonly awaitsClientContact: boolean;
  /** Until when the client's links work, ISO 8601, UTC; null where they do not: they have expired or been withdrawn. */
  readonly linksExpireAt: string | null;
  /** The lenders that matched when it was submitted, best first. */
  readonly matches: readonly StoredMatch[];
  /** Who has the details, oldest first. */
  readonly disclosures: readonly DetailsHolder[];
  /** Oldest first. */
  readonly trail: readonly TrailEntry[];
}

export class ShowApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationViews,
    private readonly applicants: ApplicantQueries,
    private readonly links: LinkRepository,
    private readonly detailsShared: DetailsHolders,
    private readonly findDuplicates: FindDuplicates,
    private readonly events: ApplicationEvents,
    private readonly kinds: RecordKinds,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
  ) {}

  /** @throws ApplicationNotFound */
  async execute(id: string): Promise<ApplicationDetails> {
    const application = await this.applications.one(id);
    const { introducerId, clientConsentAt, createdAt } = application;
    const since = new Date(clientConsentAt ?? createdAt);
    const [saved, linksExpireAt, disclosures, sameCompany, trail, partner] = await Promise.all([
      this.applicants.savedEnquiry(id),
      this.links.openUntil(id, this.context.clock.now()),
      this.detailsShared.with({ id, introducerId, since }),
      this.findDuplicates.execute(application),
      this.trailOf(id),
      introducerId === null ? null : this.findIntroducer.execute(introducerId),
    ]);
    const names = new Map(partner ? [[partner.id, partner.companyName]] : []);
    return {
      ...listed(application, names, this.context.clock.now()),
      awaitsClientContact: saved !== null && (await awaitsClientContact(saved, this.findIntroducer)),
      linksExpireAt: linksExpireAt?.toISOString() ?? null,
      matches: saved?.matches.best ?? [],
      ...sameCompany,
      disclosures,
      trail,
    };
  }

  private async trailOf(id: string): Promise<readonly TrailEntry[]> {
    const events = await this.events.of(id);
    const admins = events.flatMap(({ actorType, actorId, facts: { ownerId } }) => [
      actorType === 'admin' ? actorId : null,
      ...(ownerId ? [ownerId.from, ownerId.to] : []),
    ]);
    const known = await this.kinds.known(
      admins.flatMap((id) => (id === null ? [] : [{ type: 'admin', id }])),
    );
    const nameOf = (id: string | null): string | null =>
      known(id === null ? null : { type: 'admin', id })?.name ?? null;
    return events.map(({ at, kind, actorType, actorId, facts: { ownerId, ...facts } }) => ({
      at: at.toISOString(),
      actorType,
      by: actorType === 'admin' ? nameOf(actorId) : null,
      action: EVENT_ACTIONS[kind],
      changes: {
        ...facts,
        ...(ownerId && { owner: { from: nameOf(ownerId.from), to: nameOf(ownerId.to) } }),
      },
    }));
  }
}
