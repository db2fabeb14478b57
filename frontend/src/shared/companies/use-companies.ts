import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFindCompaniesQuery, type Company } from '@/shared/companies/companies-api';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const PAUSE_MS = 250;
const MIN_LENGTH = 3;
const NONE: readonly Company[] = [];

/**
 * The companies whose names are like the text, once the user has paused. None while they load, and none if the lookup
 * is slow, unavailable or over its limit.
 */
export function useCompanies(typed: string): readonly Company[] {
  const text = typed.trim();
  const { currentData, isCurrent } = useDebouncedQuery(
    useFindCompaniesQuery,
    text.length < MIN_LENGTH ? skipToken : text,
    PAUSE_MS,
  );
  return (isCurrent && currentData) || NONE;
}
