import type { IntroducerViews } from '#modules/introducers/public.js';
import type { ListRequest, Page } from '#platform/application/list.js';
import { ownerCalled } from '#platform/application/staff-members.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import { dueSoonUntil, dueStateOf, type DueState } from '../../domain/response-time/answer-clock.js';
import { perimeterForStaff, type PerimeterInWords } from '../../domain/perimeter/perimeter-words.js';
import { perimeterOf } from '../../domain/perimeter/perimeter.js';
import type {
  ApplicationViews,
  ApplicationOrder,
  ApplicationSelection,
  ApplicationView,
  StageAmount,
} from './application-views.js';

/** The age of an application: within the last day, week or 30 days, or older. */
export const AGES = ['24h', '7d', '30d', 'older'] as const;
export type Age = (typeof AGES)[number];

/** Filters for applications that have not been reviewed yet. */
export const DUE_FILTERS = ['overdue', 'soon'] as const satisfies readonly DueState[];
export type DueFilter = (typeof DUE_FILTERS)[number];

/** A value of the partner filter: applications without a partner. */
export const DIRECT = 'direct';

export interface ApplicationListRequest
  extends
    ListRequest<ApplicationOrder>,
    Pick<ApplicationSelection, 'q' | 'status' | 'stage' | 'perimeter' | 'fundingType' | 'duplicates'> {
  readonly received?: Age;
  /** A partner's id, or 'direct'. */
  readonly partner?: string;
  readonly due?: DueFilter;
  /** A staff member's id, 'me' or 'nobody'. */
  readonly owner?: string;
}

export interface ListedApplication extends ApplicationView {
  /** The partner's company name. */
  readonly partner: string | null;
  /** When a response is due; null once reviewed. */
  readonly due: DueState | null;
  /** Whether the loan may be regulated, and why. */
  readonly perimeter: PerimeterInWords;
}

/** Lists applications with their partners' names. */
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

  /** All pages, each read when requested. */
  async *all(
    request: ApplicationListRequest,
    viewerId: string | null,
  ): AsyncGenerator<readonly ListedApplication[]> {
    const now = this.context.clock.now();
    for await (const items of this.applications.all(selectionOf(request, now, viewerId)))
      yield await this.listed(items, now);
  }

  /** What the applications of each stage ask for together, in all stages in order. */
  amountsByStage(request: ApplicationListRequest, viewerId: string | null): Promise<readonly StageAmount[]> {
    return this.applications.amountsByStage(selectionOf(request, this.context.clock.now(), viewerId));
  }

  /** One application. @throws ApplicationNotFound */
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

/** Adds what depends on the current time. */
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
