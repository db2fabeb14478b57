import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Option } from '@/shared/forms/form-select';
import { useFormField } from '@/shared/forms/use-form-field';

interface FormRadioGroupProps {
  name: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  helperText?: string;
}

export function FormRadioGroup({ name, label, options, required = false, helperText }: FormRadioGroupProps) {
  const { id, helpId, input, error } = useFormField(name);
  const help = error ?? helperText;
  return (
    <FormControl component="fieldset" error={error !== null} required={required}>
      <FormLabel component="legend" id={id}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        {...input}
        aria-labelledby={id}
        aria-describedby={help ? helpId : undefined}
        aria-invalid={error !== null}
      >
        {options.map(({ value, label: words }) => (
          <FormControlLabel key={value} value={value} label={words} control={<Radio />} />
        ))}
      </RadioGroup>
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
