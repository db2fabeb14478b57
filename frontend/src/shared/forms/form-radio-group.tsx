import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { describedBy, FieldShell } from '@/shared/forms/field-shell';
import type { Option } from '@/shared/forms/form-select';
import { useFormField } from '@/shared/forms/use-form-field';

interface FormRadioGroupProps {
  name: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  helperText?: string;
}

export function FormRadioGroup({ name, label, options, required, helperText }: FormRadioGroupProps) {
  const { field, input } = useFormField(name, helperText);
  return (
    <FieldShell {...field} group label={label} required={required}>
      <RadioGroup
        row
        {...input}
        aria-labelledby={field.id}
        aria-describedby={describedBy(field)}
        aria-invalid={field.error}
      >
        {options.map(({ value, label: words }) => (
          <FormControlLabel key={value} value={value} label={words} control={<Radio />} />
        ))}
      </RadioGroup>
    </FieldShell>
  );
}
