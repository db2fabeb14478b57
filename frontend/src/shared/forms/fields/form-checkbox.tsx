import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { belowCheckbox } from '@/shared/forms/fields/below-checkbox';
import { describedBy, helpIdOf } from '@/shared/forms/fields/field-control';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';

/** A checkbox, whose value is a boolean. */
export function FormCheckbox(props: Omit<FormFieldProps, 'required'>) {
  const { field, input, change } = useFormField<boolean>(props);
  const { id, label, help, error = false } = field;
  return (
    <FormControl error={error}>
      <FormControlLabel
        label={label}
        htmlFor={id}
        control={
          <Checkbox
            id={id}
            name={input.name}
            checked={input.value}
            onBlur={input.onBlur}
            onChange={({ target }) => change(target.checked)}
            slotProps={{
              input: { 'aria-invalid': error, 'aria-describedby': describedBy(field) },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpIdOf(id)} sx={{ '&&': { ...belowCheckbox, mt: -0.5 } }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
