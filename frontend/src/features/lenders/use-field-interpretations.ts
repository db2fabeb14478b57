import { useReadLenderQuery } from '@/features/lenders/lenders-api';
import { READ_FIELDS, type LenderField } from '@/features/lenders/lender-fields';
import type { LenderValues } from '@/features/lenders/lender-values';
import { useDebouncedValue } from '@/shared/lib/use-debounced-value';

const PAUSE_MS = 400;

/** How the server reads what stands in the form, field by field, as soon as whoever types pauses. */
export function useFieldInterpretations(values: LenderValues): (field: LenderField) => string | undefined {
  const written = READ_FIELDS.filter((field) => values[field].trim() !== '');
  const text = JSON.stringify(Object.fromEntries(written.map((field) => [field, values[field].trim()])));
  const asked = useDebouncedValue(text, PAUSE_MS);
  const fields = JSON.parse(asked) as Partial<Record<LenderField, string>>;
  const { currentData } = useReadLenderQuery(fields, { skip: asked === '{}' });
  return (field) => {
    // A sentence about what stood there before would be wrong.
    if (fields[field] !== values[field].trim()) return undefined;
    const warning = currentData?.warnings.find((read) => read.field === field);
    const reading = currentData?.readings.find((read) => read.field === field);
    return warning?.message ?? (reading && `Reads as ${reading.reads}`);
  };
}
