import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useFindComplaintApplicationsQuery } from '@/features/complaints/staff/complaints-api';
import type { Option } from '@/shared/forms/form-select';
import { SearchSelect } from '@/shared/forms/search-select';
import { useFormField } from '@/shared/forms/use-form-field';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const PAUSE_MS = 250;

interface FormApplicationSelectProps {
  name: string;
  helperText?: string;
  /** The application when the form was opened. */
  current: Option | null;
}

/** A form field to choose an application by company, contact or reference; blank for none. */
export function FormApplicationSelect({ name, helperText, current }: FormApplicationSelectProps) {
  const { field, input, change } = useFormField({ name, label: 'Application', helperText });
  const [chosen, setChosen] = useState(current);
  const [text, setText] = useState('');
  const [wasOpened, setWasOpened] = useState(false);
  const { currentData: page, isCurrent } = useDebouncedQuery(
    useFindComplaintApplicationsQuery,
    wasOpened ? text : skipToken,
    text === '' ? 0 : PAUSE_MS,
  );
  const options = page && isCurrent ? page.items : [];
  return (
    <SearchSelect
      {...field}
      placeholder="None"
      value={chosen?.value === input.value ? chosen : null}
      options={options.map(({ id, companyName, contactName }) => ({
        value: id,
        label: `${companyName}, ${contactName}`,
      }))}
      isLoading={!page || !isCurrent}
      hasMore={isCurrent && page?.next != null}
      onSearch={setText}
      onOpen={() => setWasOpened(true)}
      onChoose={(option) => {
        setChosen(option);
        change(option?.value ?? '');
      }}
      onBlur={() => input.onBlur({ target: { name } })}
    />
  );
}
