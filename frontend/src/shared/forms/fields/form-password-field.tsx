import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { describedBy, FieldControl } from '@/shared/forms/fields/field-control';
import { useForm } from '@/shared/forms/form-context';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';

interface FormPasswordFieldProps extends FormFieldProps {
  placeholder?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button to show it, hidden again while the form is being sent. */
export function FormPasswordField({ placeholder, autoComplete, ...props }: FormPasswordFieldProps) {
  const { field, input } = useFormField(props);
  const { isSubmitting } = useForm();
  const [revealRequested, setRevealRequested] = useState(false);
  const shown = revealRequested && !isSubmitting;
  return (
    <FieldControl {...field}>
      <OutlinedInput
        id={field.id}
        {...input}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        {...(placeholder !== undefined && { placeholder })}
        slotProps={{
          input: {
            'aria-describedby': describedBy(field),
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <Button
              variant="text"
              size="small"
              aria-controls={field.id}
              aria-label={shown ? 'Hide what you typed' : 'Show what you typed'}
              onClick={() => setRevealRequested((was) => !was)}
              sx={{ mr: -1 }}
            >
              {shown ? 'Hide' : 'Show'}
            </Button>
          </InputAdornment>
        }
      />
    </FieldControl>
  );
}
