import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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

/** A day, by the browser's own calendar: it can be typed, spoken and picked in everybody's own order of day and month. */
export function FormDate({ name, label, required = false, helperText, earliest, latest }: FormDateProps) {
  const { id, helpId, input, error } = useFormField(name);
  const help = error ?? helperText;
  return (
    <FormControl error={error !== null} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        {...input}
        type="date"
        slotProps={{ input: { min: earliest, max: latest, 'aria-describedby': help ? helpId : undefined } }}
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
