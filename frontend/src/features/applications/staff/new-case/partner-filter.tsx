import { useId } from 'react';
import {
  useFindPartnerQuery,
  useFindPartnersQuery,
  type PartnerChoice,
} from '@/features/applications/staff/admin-applications-api';
import type { Option } from '@/shared/forms/fields/options';
import { AutocompleteField } from '@/shared/forms/fields/autocomplete-field';
import { useRecordSearch } from '@/shared/forms/fields/use-record-search';
import type { FilterControlProps } from '@/shared/lists/screen/list-toolbar';

/** Partners that a `FormAutocomplete` offers. */
export const partners = {
  useFind: useFindPartnersQuery,
  useRead: useFindPartnerQuery,
  optionOf: ({ id, companyName }: PartnerChoice): Option => ({ value: id, label: companyName }),
  deleted: 'A partner that was deleted',
};

/** The value of `partner` in the list's query for applications without a partner. */
const DIRECT: Option = { value: 'direct', label: 'No partner' };

/** Filters applications by partner, or those without one. */
export function PartnerFilter({ label, value, sx, onChange }: FilterControlProps) {
  const id = useId();
  const search = useRecordSearch(value, partners, [DIRECT]);
  return (
    <AutocompleteField
      {...search}
      id={id}
      label={label}
      placeholder="All"
      sx={sx}
      onChange={(option) => onChange(option?.value ?? '')}
    />
  );
}
