import { skipToken, type SkipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { Page } from '@/api/page';
import type { Option } from '@/shared/forms/fields/options';
import { isFailure } from '@/shared/lib/failure';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const PAUSE_MS = 250;

/** Records that a `AutocompleteField` offers. */
export interface SearchedRecords<Found> {
  /** Finds records by a text. */
  useFind: (text: string | SkipToken) => { currentData?: Page<Found> | undefined };
  /** Reads the record of an id. */
  useRead: (id: string | SkipToken) => { currentData?: Found | undefined; error?: unknown };
  optionOf: (found: Found) => Option;
  /** Label of a record that no longer exists. */
  deleted: string;
}

/**
 * The props of a `AutocompleteField` for the record of an id, which is read by it: the form may take over a choice that
 * was made elsewhere. `others`: options besides the records, until something is typed.
 */
export function useRecordSearch<Found>(
  value: string,
  records: SearchedRecords<Found>,
  others: readonly Option[] = [],
) {
  const [text, setText] = useState('');
  const [wasOpened, setWasOpened] = useState(false);
  const { currentData: page, isCurrent } = useDebouncedQuery(
    records.useFind,
    wasOpened ? text : skipToken,
    text === '' ? 0 : PAUSE_MS,
  );
  const other = others.find((option) => option.value === value);
  const chosen = useChosenRecord(other ? '' : value, records);
  const found = page && isCurrent ? page.items.map(records.optionOf) : [];
  return {
    value: other ?? chosen,
    options: [...(text === '' ? others : []), ...found],
    isLoading: !page || !isCurrent,
    hasMore: isCurrent && page?.next != null,
    onSearch: setText,
    onOpen: () => setWasOpened(true),
  };
}

/** The record of an id as an option; null for ''. */
export function useChosenRecord<Found>(
  id: string,
  { useRead, optionOf, deleted }: Omit<SearchedRecords<Found>, 'useFind'>,
): Option | null {
  const { currentData, error } = useRead(id === '' ? skipToken : id);
  if (id === '') return null;
  if (currentData) return optionOf(currentData);
  if (!error) return { value: id, label: 'Loading...' };
  return { value: id, label: isFailure(error) && error.status === 404 ? deleted : 'Could not be loaded' };
}
