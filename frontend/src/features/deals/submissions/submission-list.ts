import { useMemo } from 'react';
import { dealsApi, type SubmissionListQuery } from '@/features/deals/deals-api';
import { stateOptions } from '@/features/deals/submissions/submission-states';
import { counted } from '@/shared/lib/figures';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';
import { useOwnerFilter } from '@/shared/owners/use-owner-filter';
import { fundingTypes } from '@/shared/application-answers/funding-types';

const WAITS = [2, 5, 10, 20].map((days) => ({
  value: String(days),
  label: `${counted(days, 'day')} or more`,
}));

const STATE: FilterOf<SubmissionListQuery> = {
  name: 'state',
  label: 'Status',
  options: stateOptions,
};

const OTHERS: readonly FilterOf<SubmissionListQuery>[] = [
  { name: 'waitingDays', label: 'No change for', options: WAITS },
  {
    name: 'product',
    label: 'Product',
    options: fundingTypes,
  },
];

export const submissionList = {
  list: dealsApi.endpoints.listSubmissions,
  // `useSubmissionFilters` adds the options of the owner and the lender.
  filters: [{ name: 'owner' }, STATE, { name: 'lender' }, ...OTHERS],
  refreshes: ['Submission', 'Lender', 'Staff'],
} as const;

/** The filters with the current staff and lenders. */
export const useSubmissionFilters = (
  signedInId: string | null,
  lenders: readonly { readonly name: string }[],
): readonly FilterOf<SubmissionListQuery>[] => {
  const owner = useOwnerFilter(signedInId);
  return useMemo(() => {
    const options = lenders.map(({ name }) => ({ value: name, label: name }));
    return [owner, STATE, { name: 'lender', label: 'Lender', options }, ...OTHERS];
  }, [owner, lenders]);
};
