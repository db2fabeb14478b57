import {
  useFindComplaintApplicationsQuery,
  useReadComplaintApplicationQuery,
  type ComplaintApplication,
} from '@/features/complaints/staff/complaints-api';
import { AutocompleteField } from '@/shared/forms/fields/autocomplete-field';
import { useFormField } from '@/shared/forms/fields/use-form-field';
import { useChosenRecord, useRecordSearch } from '@/shared/forms/fields/use-record-search';

const applications = {
  useFind: useFindComplaintApplicationsQuery,
  useRead: useReadComplaintApplicationQuery,
  optionOf: ({ id, companyName, contactName }: ComplaintApplication) => ({
    value: id,
    label: `${companyName}, ${contactName}`,
  }),
  deleted: 'An application that was deleted',
};

/** A form field to choose an application by company, contact or reference; blank for none. */
export function FormApplicationSelect({ name, helperText }: { name: string; helperText?: string }) {
  const { field, input, change } = useFormField({ name, label: 'Application', helperText });
  const search = useRecordSearch(input.value, applications);
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

/** The company and the contact of an application. */
export const ApplicationName = ({ id }: { id: string }) => useChosenRecord(id, applications)?.label;
