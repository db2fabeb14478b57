import type { RecentEnquiries } from '#modules/applications/public.js';
import type { LenderFigures } from '#modules/lenders/public.js';
import type { PanelSurvey, SurveyPanel } from '#modules/matching/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import { confirmNext, type LenderToConfirm } from './confirm-next.js';
import { gapsOf, type PanelGaps, type SurveyedEnquiry } from './panel-gaps.js';

export const SURVEYED_DAYS = 90;
export const MAX_SURVEYED = 300;
const MIN_CACHE_MS = 60_000;
/** A survey is cached for this many times its duration, so that it never occupies a process for long. */
const CACHE_TIMES = 20;

/** Gaps of the panel, and what to confirm next. Times are ISO 8601, UTC. */
export interface PanelReport {
  /** When the enquiries were matched. */
  readonly surveyedAt: string;
  readonly since: string;
  /** The number of enquiries matched: the latest, at most 300. */
  readonly enquiries: number;
  /** The number of active lenders. */
  readonly lenders: number;
  readonly gaps: PanelGaps;
  readonly toConfirm: readonly LenderToConfirm[];
}

interface FinishedSurvey {
  readonly survey: PanelSurvey & { readonly enquiries: readonly SurveyedEnquiry[] };
  readonly since: Date;
  readonly at: Date;
  readonly freshUntil: number;
}

/**
 * Both reports share one survey, cached for all callers: it is expensive. Confirmations are read each time, so that
 * they show immediately.
 */
export class ShowPanelReport {
  private latest: FinishedSurvey | null = null;
  private underWay: Promise<FinishedSurvey> | null = null;

  constructor(
    private readonly context: UseCaseContext,
    private readonly recentEnquiries: RecentEnquiries,
    private readonly surveyPanel: Pick<SurveyPanel, 'execute'>,
    private readonly lenders: Pick<LenderFigures, 'confirmations'>,
  ) {}

  async execute(): Promise<PanelReport> {
    const { survey, since, at } = await this.current();
    const ids = [...new Set(survey.statements.map(({ lenderId }) => lenderId))];
    const confirmed = await this.lenders.confirmations(ids);
    return {
      surveyedAt: at.toISOString(),
      since: since.toISOString(),
      enquiries: survey.enquiries.length,
      lenders: survey.lenders,
      gaps: gapsOf(survey.enquiries),
      toConfirm: confirmNext(survey.statements, confirmed, this.context.clock.now()),
    };
  }

  private async current(): Promise<FinishedSurvey> {
    if (this.latest && this.context.clock.now().getTime() < this.latest.freshUntil) return this.latest;
    this.underWay ??= this.run().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private async run(): Promise<FinishedSurvey> {
    const at = this.context.clock.now();
    const since = new Date(at.getTime() - SURVEYED_DAYS * DAY_MS);
    const recent = await this.recentEnquiries.latest(since, MAX_SURVEYED);
    const survey = await this.surveyPanel.execute(recent.map(({ answers }) => answers));
    const enquiries = recent.flatMap(({ id, companyName, createdAt }, place) => {
      const found = survey.enquiries[place];
      return found ? [{ id, companyName, createdAt, ...found }] : [];
    });
    const durationMs = this.context.clock.now().getTime() - at.getTime();
    const freshUntil = at.getTime() + Math.max(MIN_CACHE_MS, durationMs * CACHE_TIMES);
    this.latest = { survey: { ...survey, enquiries }, since, at, freshUntil };
    return this.latest;
  }
}
