import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '@/api/base-query';

/** The kinds of records that are read, by which a change says what it makes out of date. */
const KINDS = [
  'ApiAccount',
  'ApplicantLink',
  'Application',
  'CalendarLink',
  'Case',
  'Commission',
  'CommissionTerms',
  'FailedJob',
  'HeldSubmission',
  'Lead',
  'Lender',
  'LenderImport',
  'Message',
  'PartnerAccount',
  'ReferralLink',
  'Report',
  'Session',
  'Staff',
  'StaffInvitation',
  'Submission',
  'Task',
  'ImportTerm',
  'TwoFactor',
  'View',
] as const;

export type Kind = (typeof KINDS)[number];

/** Somebody who comes back to a screen within this time finds it as it was. */
const KEPT_SECONDS = 5 * 60;

/**
 * The one API object; features inject their endpoints. Loaded data never goes stale by itself while it is shown:
 * only a tag invalidates it, nothing refetches on focus, polls or retries. What nobody looks at is let go after a while.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: KINDS,
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

/** What starts a call outside a component: `endpoint.initiate(…)`. */
export type ApiThunk<Started = unknown> = ThunkAction<Started, unknown, unknown, UnknownAction>;
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
