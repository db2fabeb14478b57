import { useSumReceivablesQuery, type LenderReceivables } from '@/features/commissions/staff/receivables-api';
import { SelectField } from '@/shared/forms/fields/select-field';
import type { FilterControlProps } from '@/shared/lists/screen/list-toolbar';

/** A lender in the list's query: a deleted one only has a name. */
export const lenderValue = ({ lender }: LenderReceivables): string => lender.id ?? lender.name;

/** Filters by a lender that owes or has paid something. */
export function LenderFilter({ label, value, sx, onChange }: FilterControlProps) {
  const { data = [] } = useSumReceivablesQuery(undefined);
  const lenders = data
    .map((sums) => ({ value: lenderValue(sums), label: sums.lender.name }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const isListed = value === '' || lenders.some((lender) => lender.value === value);
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: 'All' }, ...lenders, ...(isListed ? [] : [{ value, label: value }])]}
      sx={sx}
      onChange={onChange}
    />
  );
}
