import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState } from 'react';
import {
  useFindPartnerQuery,
  useFindPartnersQuery,
  type PartnerChoice,
} from '@/features/applications/staff/admin-applications-api';
import type { Option } from '@/shared/forms/form-select';
import { SearchSelect } from '@/shared/forms/search-select';
import { useFormField } from '@/shared/forms/use-form-field';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';
import type { FilterControlProps } from '@/shared/lists/list-toolbar';

const PAUSE_MS = 250;

/** The value of `partner` in the list's query for applications without a partner. */
const DIRECT: Option = { value: 'direct', label: 'No partner' };

/** Filters applications by partner, or those without one. */
export function PartnerFilter({ label, value, sx, onChange }: FilterControlProps) {
  const id = useId();
  const search = usePartnerSearch(value, [DIRECT]);
  return (
    <SearchSelect
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
  const search = usePartnerSearch(input.value);
  return (
    <SearchSelect
      {...search}
      {...field}
      placeholder="None"
      onChoose={(option) => change(option?.value ?? '')}
      onBlur={() => input.onBlur({ target: { name } })}
    />
  );
}

/** `others`: options besides the partners, until something is typed. */
function usePartnerSearch(value: string, others: readonly Option[] = []) {
  const [text, setText] = useState('');
  const [wasOpened, setWasOpened] = useState(false);
  const { currentData: page, isCurrent } = useDebouncedQuery(
    useFindPartnersQuery,
    wasOpened ? text : skipToken,
    text === '' ? 0 : PAUSE_MS,
  );
  const isPartner = value !== '' && others.every((other) => other.value !== value);
  const { currentData: chosen } = useFindPartnerQuery(isPartner ? value : skipToken);
  const found = page && isCurrent ? page.items.map(optionOf) : [];
  return {
    value: others.find((other) => other.value === value) ?? (chosen ? optionOf(chosen) : null),
    options: [...(text === '' ? others : []), ...found],
    isLoading: !page || !isCurrent,
    hasMore: isCurrent && page?.next != null,
    onSearch: setText,
    onOpen: () => setWasOpened(true),
  };
}

const optionOf = ({ id, companyName }: PartnerChoice): Option => ({ value: id, label: companyName });
