import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronIcon } from '@/shared/ui/icons';
import { describedBy, FieldControl } from '@/shared/forms/fields/field-control';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';

export interface Option {
  value: string;
  label: string;
}

interface FormSelectProps extends FormFieldProps {
  options: readonly Option[];
  /** The empty first option; null if there is always a value. */
  placeholder?: string | null;
}

/** A native select, which works with every phone, keyboard and screen reader. */
export function FormSelect({ options, placeholder = 'Choose', ...props }: FormSelectProps) {
  const { field, input } = useFormField(props);
  return (
    <FieldControl {...field}>
      <NativeSelect
        {...input}
        input={<OutlinedInput />}
        IconComponent={ChevronIcon}
        inputProps={{ id: field.id, 'aria-describedby': describedBy(field) }}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldControl>
  );
}
