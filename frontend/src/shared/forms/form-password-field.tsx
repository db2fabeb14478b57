import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useFormField } from '@/shared/forms/use-form-field';

interface FormPasswordFieldProps {
  name: string;
  label: string;
  required?: boolean;
  helperText?: string;
  placeholder?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner can look at, but not while the form is being sent. */
export function FormPasswordField({
  name,
  label,
  required,
  helperText,
  placeholder,
  autoComplete,
}: FormPasswordFieldProps) {
  const { id, helpId, input, error } = useFormField(name);
  const { isSubmitting } = useFormikContext();
  const [revealRequested, setRevealRequested] = useState(false);
  const shown = revealRequested && !isSubmitting;
  const help = error ?? helperText;
  return (
    <FormControl error={error !== null} required={required ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        {...input}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        {...(placeholder !== undefined && { placeholder })}
        slotProps={{
          input: {
            'aria-describedby': help ? helpId : undefined,
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
              aria-controls={id}
              aria-label={shown ? 'Hide what you typed' : 'Show what you typed'}
              onClick={() => setRevealRequested((was) => !was)}
              sx={{ mr: -1 }}
            >
              {shown ? 'Hide' : 'Show'}
            </Button>
          </InputAdornment>
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
