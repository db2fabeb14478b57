import { describedBy, FieldControl } from '@/shared/forms/fields/field-control';
import { OptionSelect } from '@/shared/forms/fields/option-select';
import type { Option } from '@/shared/forms/fields/options';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';

interface FormSelectProps extends FormFieldProps {
  options: readonly Option[];
  /** The empty first option; null if there is always a value. */
  placeholder?: string | null;
}

/** A select in a form. */
export function FormSelect({ options, placeholder = 'Choose', ...props }: FormSelectProps) {
  const { field, input } = useFormField(props);
  return (
    <FieldControl {...field}>
      <OptionSelect
        {...input}
        options={options}
        placeholder={placeholder}
        inputProps={{ id: field.id, 'aria-describedby': describedBy(field) }}
      />
    </FieldControl>
  );
}
