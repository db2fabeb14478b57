import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '@/api/base-query';

/** The kinds of records in the cache: a change names those that it makes stale. */
const TAG_TYPES = [
  'ApiAccount',
  'ApplicantLink',
  'Application',
  'CalendarLink',
  'Case',
  'Commission',
  'CommissionTerms',
  'Complaint',
  'DataRequest',
  'FailedJob',
  'HeldSubmission',
  'Hold',
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

export type TagType = (typeof TAG_TYPES)[number];

/** A screen reopened within this time shows its data immediately. */
const KEPT_SECONDS = 5 * 60;

/**
 * The one API object; features inject their endpoints. Data stays fresh while it is shown: only a tag invalidates it,
 * and nothing refetches on focus, polls or retries. Unused data is dropped after a while.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

/** Starts a request outside a component: `endpoint.initiate(…)`. */
export type ApiThunk<Started = unknown> = ThunkAction<Started, unknown, unknown, UnknownAction>;
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
