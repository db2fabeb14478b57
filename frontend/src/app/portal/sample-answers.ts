import { createStore, type Store } from '@/app/store';
import { casesApi } from '@/features/cases/cases-api';
import { matchingApi } from '@/features/matching/matching-api';
import { reportsApi } from '@/features/reports/reports-api';

const STATUSES = { total: 4, pending: 1, in_review: 1, approved: 1, rejected: 1 };
const DAY = '2026-11-16';
/** As many as the reports have: a grid is styled by their number. */
const WEEKS = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-16`);

/**
 * The API's answers to what the overviews read, of nothing in particular. With them the build draws the overviews once
 * more, to find the styles that their figures will need; nobody sees them.
 */
export function storeOfSampleAnswers(): Store {
  const store = createStore();
  store.dispatch(
    casesApi.util.upsertQueryEntries([
      {
        endpointName: 'summariseCases',
        arg: undefined,
        value: {
          ...{ total: 4, thisMonth: 4, approved: 1, rejected: 1, decided: 2, medianDecisionMinutes: 95 },
          months: [{ month: '2026-11', ...STATUSES }],
        },
      },
    ]),
  );
  store.dispatch(
    matchingApi.util.upsertQueryEntries([
      { endpointName: 'panel', arg: undefined, value: { demonstration: true, activeLenders: 1 } },
    ]),
  );
  store.dispatch(
    reportsApi.util.upsertQueryEntries([
      {
        endpointName: 'summariseBroker',
        arg: undefined,
        value: {
          introducers: 1,
          applications: { total: 4, pending: 1, approved: 1, rejected: 1 },
          lenders: { total: 2, active: 1 },
          completionRate: 50,
        },
      },
      {
        endpointName: 'measureAnswers',
        arg: undefined,
        value: {
          ...{ overdue: 1, dueSoon: 1, decided: 2 },
          ...{ medianFirstMoveMinutes: 95, medianDecisionMinutes: 95 },
        },
      },
      {
        endpointName: 'showEnquiryTrend',
        arg: undefined,
        value: {
          weeks: WEEKS.map((week) => ({ week, ...STATUSES })),
          products: [{ product: 'business-loans', enquiries: WEEKS.map(() => 4) }],
        },
      },
      {
        endpointName: 'showDecisions',
        arg: undefined,
        value: [{ week: DAY, decided: 2, medianMinutes: 95 }],
      },
      {
        endpointName: 'showCoverage',
        arg: undefined,
        value: [{ product: 'business-loans', lenders: 2, withLimits: 1 }],
      },
      {
        endpointName: 'showPanel',
        arg: undefined,
        value: {
          ...{
            surveyedAt: `${DAY}T12:00:00.000Z`,
            since: `${DAY}T12:00:00.000Z`,
            enquiries: 4,
            lenders: 1,
          },
          gaps: { enquiries: 1, groups: [] },
          toConfirm: [],
        },
      },
    ]),
  );
  return store;
}
