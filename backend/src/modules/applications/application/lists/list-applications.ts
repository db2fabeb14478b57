import type { IntroducerViews } from '#modules/introducers/public.js';
import type { ListRequest, Page } from '#platform/application/list.js';
import { ownerCalled } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import { dueSoonUntil, dueStateOf, type DueState } from '../../domain/response-time/answer-clock.js';
import { perimeterForStaff, type PerimeterInWords } from '../../domain/perimeter-words.js';
import { perimeterOf } from '../../domain/perimeter.js';
import type {
  ApplicationViews,
  ApplicationOrder,
  ApplicationSelection,
  ApplicationView,
} from './application-views.js';

/** How long ago an application came: within the last day, week or 30 days, or earlier than those. */
export const AGES = ['24h', '7d', '30d', 'older'] as const;
export type Age = (typeof AGES)[number];

/** What an application can be asked for by that nobody has looked at yet. */
export const DUE_FILTERS = ['overdue', 'soon'] as const satisfies readonly DueState[];
export type DueFilter = (typeof DUE_FILTERS)[number];

/** In place of a partner: those that came without one. */
export const DIRECT = 'direct';

export interface ApplicationListRequest
  extends
    ListRequest<ApplicationOrder>,
    Pick<ApplicationSelection, 'q' | 'status' | 'stage' | 'perimeter' | 'fundingType' | 'duplicates'> {
  readonly received?: Age;
  /** A partner's id, or 'direct'. */
  readonly partner?: string;
  readonly due?: DueFilter;
  /** The id of a member of the staff, 'me' or 'nobody'. */
  readonly owner?: string;
}

export interface ListedApplication extends ApplicationView {
  /** The company name of the partner whose case it is. */
  readonly partner: string | null;
  /** How its answer stands; null once somebody has looked at it. */
  readonly due: DueState | null;
  /** Whether it can be lending that the law regulates, and why. */
  readonly perimeter: PerimeterInWords;
}

/** A page of the applications with their partners' names. */
export class ListApplications {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationViews,
    private readonly introducers: Pick<IntroducerViews, 'companyNames'>,
  ) {}

  /** @throws InvalidInput when the cursor is not one of ours */
  async execute(request: ApplicationListRequest, viewerId: string | null): Promise<Page<ListedApplication>> {
    const now = this.context.clock.now();
    const page = await this.applications.page(selectionOf(request, now, viewerId));
    return { ...page, items: await this.listed(page.items, now) };
  }

  /** All pages of it, read some at a time: the next are read when they are asked for. */
  async *all(
    request: ApplicationListRequest,
    viewerId: string | null,
  ): AsyncGenerator<readonly ListedApplication[]> {
    const now = this.context.clock.now();
    for await (const items of this.applications.all(selectionOf(request, now, viewerId)))
      yield await this.listed(items, now);
  }

  /**
   * One of them.
   * @throws ApplicationNotFound
   */
  async one(id: string): Promise<ListedApplication> {
    const application = await this.applications.one(id);
    const names = await this.namesOfPartners([application]);
    return listed(application, names, this.context.clock.now());
  }

  private async listed(items: readonly ApplicationView[], now: Date): Promise<readonly ListedApplication[]> {
    const names = await this.namesOfPartners(items);
    return items.map((application) => listed(application, names, now));
  }

  private namesOfPartners(items: readonly ApplicationView[]): Promise<ReadonlyMap<string, string>> {
    return this.introducers.companyNames(items.flatMap(({ introducerId }) => introducerId ?? []));
  }
}

/** Adds to an application what is known of it at this moment. */
const listed = (
  application: ApplicationView,
  names: ReadonlyMap<string, string>,
  now: Date,
): ListedApplication => {
  const { introducerId, createdAt, dueAt, firstMovedAt } = application;
  return {
    ...application,
    partner: names.get(introducerId ?? '') ?? null,
    due: firstMovedAt === null ? dueStateOf(new Date(dueAt), now) : null,
    perimeter: perimeterForStaff(perimeterOf(application, new Date(createdAt))),
  };
};

const selectionOf = (
  { received, partner, due, owner, ...rest }: ApplicationListRequest,
  now: Date,
  viewerId: string | null,
): ApplicationSelection => ({
  ...rest,
  ...(received && RECEIVED[received](now)),
  ...(due && DUE[due](now)),
  ...(owner && { ownerId: ownerCalled(owner, viewerId) }),
  ...(partner && { introducerId: partner === DIRECT ? null : partner }),
});

type Narrows = (now: Date) => Partial<ApplicationSelection>;

const since =
  (ms: number): Narrows =>
  (now) => ({ receivedFrom: new Date(now.getTime() - ms) });

const RECEIVED: Readonly<Record<Age, Narrows>> = {
  '24h': since(DAY_MS),
  '7d': since(7 * DAY_MS),
  '30d': since(30 * DAY_MS),
  older: (now) => ({ receivedBefore: new Date(now.getTime() - 30 * DAY_MS) }),
};

const DUE: Readonly<Record<DueFilter, Narrows>> = {
  overdue: (now) => ({ dueBy: now }),
  soon: (now) => ({ dueAfter: now, dueBy: dueSoonUntil(now) }),
};
