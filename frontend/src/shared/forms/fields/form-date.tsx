import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldControl } from '@/shared/forms/fields/field-control';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';

interface FormDateProps extends FormFieldProps {
  /** As the field holds them: '2026-03-12'. */
  earliest?: string;
  latest?: string;
}

/** A date field with the browser's own calendar, which follows the user's order of day and month. */
export function FormDate({ earliest, latest, ...props }: FormDateProps) {
  const { field, input } = useFormField(props);
  return (
    <FieldControl {...field}>
      <OutlinedInput
        id={field.id}
        {...input}
        type="date"
        slotProps={{ input: { min: earliest, max: latest, 'aria-describedby': describedBy(field) } }}
      />
    </FieldControl>
  );
}
