import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReadLenderQuery } from '@/features/lenders/lenders-api';
import { READ_FIELDS, type LenderField } from '@/features/lenders/lender-fields';
import type { LenderValues } from '@/features/lenders/lender-values';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const PAUSE_MS = 400;

/** How the server interprets the values of the form, field by field, once the user has paused. */
export function useFieldInterpretations(values: LenderValues): (field: LenderField) => string | undefined {
  const filled = READ_FIELDS.filter((field) => values[field].trim() !== '');
  const fields: Partial<Record<LenderField, string>> = Object.fromEntries(
    filled.map((field) => [field, values[field].trim()]),
  );
  const { currentData, requested } = useDebouncedQuery(
    useReadLenderQuery,
    filled.length > 0 ? fields : skipToken,
    PAUSE_MS,
  );
  return (field) => {
    // An interpretation of an earlier value would be wrong.
    if (requested === skipToken || requested[field] !== fields[field]) return undefined;
    const warning = currentData?.warnings.find((read) => read.field === field);
    const reading = currentData?.readings.find((read) => read.field === field);
    return warning?.message ?? (reading && `Reads as ${reading.reads}`);
  };
}
