import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from '@/api/base-query';

/** The kinds of records that are read, by which a change says what it makes out of date. */
const KINDS = [
  'ApiAccount',
  'ApplicantLink',
  'Application',
  'Case',
  'FailedJob',
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
  'TaughtWord',
  'TwoFactor',
] as const;

export type Kind = (typeof KINDS)[number];

/**
 * The one API object; features inject their endpoints. Loaded data never goes stale by itself: only a tag
 * invalidates it, nothing refetches on focus, polls or retries.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: KINDS,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
