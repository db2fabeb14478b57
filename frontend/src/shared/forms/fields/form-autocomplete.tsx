import { AutocompleteField } from '@/shared/forms/fields/autocomplete-field';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';
import { type SearchedRecords, useRecordSearch } from '@/shared/forms/fields/use-record-search';

interface FormAutocompleteProps<Found> extends FormFieldProps {
  records: SearchedRecords<Found>;
}

/** A form field to choose a record that the server searches; blank for none. */
export function FormAutocomplete<Found>({ records, ...props }: FormAutocompleteProps<Found>) {
  const { field, input, change } = useFormField(props);
  const search = useRecordSearch(input.value, records);
  return (
    <AutocompleteField
      {...search}
      {...field}
      placeholder="None"
      onChange={(option) => change(option?.value ?? '')}
      onBlur={() => input.onBlur({ target: { name: props.name } })}
    />
  );
}
