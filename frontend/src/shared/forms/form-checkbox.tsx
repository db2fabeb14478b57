import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { describedBy, helpIdOf } from '@/shared/forms/field-shell';
import { useFormField } from '@/shared/forms/use-form-field';

interface FormCheckboxProps {
  name: string;
  label: string;
  helperText?: string;
}

/** A checkbox with the value 'true' or 'false' as text, as the API takes it. */
export function FormCheckbox({ name, label, helperText }: FormCheckboxProps) {
  const { field, input, change } = useFormField(name, helperText);
  const { id, help, error = false } = field;
  return (
    <FormControl error={error}>
      <FormControlLabel
        label={label}
        htmlFor={id}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={input.value === 'true'}
            onBlur={input.onBlur}
            onChange={({ target }) => change(`${target.checked}`)}
            slotProps={{
              input: { 'aria-invalid': error, 'aria-describedby': describedBy(field) },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpIdOf(id)} sx={{ '&&': { mt: -0.5, ml: '31px' } }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
