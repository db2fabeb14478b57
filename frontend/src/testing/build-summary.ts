import type {
  AnswerFigures,
  BrokerSummary,
  EnquiryTrend,
  PanelReport,
  Pipeline,
  ProductCoverage,
  WeekOfDecisions,
} from '@/features/reports/reports-api';
import { products } from '@/shared/site/products';

export const buildBrokerSummary = (changes: Partial<BrokerSummary> = {}): BrokerSummary => ({
  introducers: 0,
  applications: { total: 0, pending: 0, approved: 0, rejected: 0 },
  lenders: { total: 0, active: 0 },
  completionRate: 0,
  ...changes,
});

/** Twelve weeks up to 16 November 2026 without enquiries. */
export const buildTrend = (changes: Partial<EnquiryTrend> = {}): EnquiryTrend => ({
  weeks: Array.from({ length: 12 }, (_, index) => ({
    week: new Date(Date.UTC(2026, 7, 31 + 7 * index)).toISOString().slice(0, 10),
    total: 0,
    pending: 0,
    in_review: 0,
    approved: 0,
    rejected: 0,
  })),
  products: products.map(({ slug }) => ({ product: slug, enquiries: Array.from({ length: 12 }, () => 0) })),
  ...changes,
});

export const buildCoverage = (lenders = 0, withLimits = 0): ProductCoverage[] =>
  products.map(({ slug }) => ({ product: slug, lenders, withLimits }));

export const buildAnswerMeasure = (changes: Partial<AnswerFigures> = {}): AnswerFigures => ({
  overdue: 0,
  dueSoon: 0,
  decided: 0,
  medianFirstMoveMinutes: null,
  medianDecisionMinutes: null,
  ...changes,
});

/** Twelve weeks without decisions. */
export const buildDecisions = (): WeekOfDecisions[] =>
  buildTrend().weeks.map(({ week }) => ({ week, decided: 0, medianMinutes: null }));

export const buildPanelReport = (changes: Partial<PanelReport> = {}): PanelReport => ({
  surveyedAt: '2026-11-20T11:30:00.000Z',
  since: '2026-08-22T11:30:00.000Z',
  enquiries: 0,
  lenders: 0,
  gaps: { enquiries: 0, groups: [] },
  toConfirm: [],
  ...changes,
});

/** Seven empty stages, and nothing funded. */
export const buildPipeline = (changes: Partial<Pipeline> = {}): Pipeline => ({
  stages: (['new', 'reviewing', 'with_lenders', 'offers', 'accepted', 'completed', 'closed'] as const).map(
    (stage) => ({ stage, count: 0, amountPence: 0 }),
  ),
  funded: { thisMonth: { count: 0, drawnPence: 0 }, twelveMonths: { count: 0, drawnPence: 0 } },
  ...changes,
});
