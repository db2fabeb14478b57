import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { describedBy, FieldControl } from '@/shared/forms/fields/field-control';
import type { Option } from '@/shared/forms/fields/options';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';

interface FormRadioGroupProps extends FormFieldProps {
  options: readonly Option[];
}

export function FormRadioGroup({ options, ...props }: FormRadioGroupProps) {
  const { field, input } = useFormField(props);
  return (
    <FieldControl {...field} group>
      <RadioGroup
        row
        {...input}
        aria-labelledby={field.id}
        aria-describedby={describedBy(field)}
        aria-invalid={field.error}
      >
        {options.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </FieldControl>
  );
}
