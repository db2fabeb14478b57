import { useId } from 'react';
import {
  useFindPartnerQuery,
  useFindPartnersQuery,
  type PartnerChoice,
} from '@/features/applications/staff/admin-applications-api';
import type { Option } from '@/shared/forms/fields/form-select';
import { AutocompleteField } from '@/shared/forms/fields/autocomplete-field';
import { useFormField } from '@/shared/forms/fields/use-form-field';
import { useRecordSearch } from '@/shared/forms/fields/use-record-search';
import type { FilterControlProps } from '@/shared/lists/screen/list-toolbar';

const partners = {
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
      onChoose={(option) => onChange(option?.value ?? '')}
    />
  );
}

/** A form field to choose a partner; blank for none. */
export function FormPartnerSelect({ name, helperText }: { name: string; helperText?: string }) {
  const { field, input, change } = useFormField({ name, label: 'Partner', helperText });
  const search = useRecordSearch(input.value, partners);
  return (
    <AutocompleteField
      {...search}
      {...field}
      placeholder="None"
      onChoose={(option) => change(option?.value ?? '')}
      onBlur={() => input.onBlur({ target: { name } })}
    />
  );
}
