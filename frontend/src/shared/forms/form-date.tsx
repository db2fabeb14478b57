import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldShell } from '@/shared/forms/field-shell';
import { useFormField } from '@/shared/forms/use-form-field';

interface FormDateProps {
  name: string;
  label: string;
  required?: boolean;
  helperText?: string;
  /** As the field holds them: '2026-03-12'. */
  earliest?: string;
  latest?: string;
}

/** A date field with the browser's own calendar, which follows the user's order of day and month. */
export function FormDate({ name, label, required, helperText, earliest, latest }: FormDateProps) {
  const { field, input } = useFormField(name, helperText);
  return (
    <FieldShell {...field} label={label} required={required}>
      <OutlinedInput
        id={field.id}
        {...input}
        type="date"
        slotProps={{ input: { min: earliest, max: latest, 'aria-describedby': describedBy(field) } }}
      />
    </FieldShell>
  );
}
