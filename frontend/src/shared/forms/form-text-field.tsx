import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent, InputHTMLAttributes } from 'react';
import { useFormField } from '@/shared/forms/use-form-field';

export interface FormTextFieldProps {
  name: string;
  label: string;
  /** Marks the label with * and tells assistive technology; the form's requirements decide what is refused. */
  required?: boolean;
  helperText?: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  /** Has the focus first in a dialog. */
  autoFocus?: boolean;
  /** More than one makes it a text area. */
  rows?: number;
  /** Sets out what was entered when the reader leaves the field. */
  format?: (text: string) => string;
  /** What it is beside a text field, to assistive technology, where a list stands under it. */
  combobox?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
  >;
}

export function FormTextField({
  name,
  label,
  required = false,
  helperText,
  rows = 1,
  format,
  combobox,
  ...rest
}: FormTextFieldProps) {
  const { id, helpId, input, error, note, change } = useFormField(name);
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    input.onBlur(event);
    if (format) change(format(input.value));
  };
  const help = error ?? note ?? helperText;
  const { type, inputMode, ...others } = rest;
  return (
    <FormControl error={error !== null} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        {...input}
        {...others}
        onBlur={leave}
        // Material UI's own area measures itself through style attributes, which the content policy refuses.
        {...(rows > 1 ? { multiline: true, rows, inputComponent: 'textarea' } : { type: type ?? 'text' })}
        slotProps={{ input: { ...combobox, inputMode, 'aria-describedby': help ? helpId : undefined } }}
      />
      {help && (
        <FormHelperText id={helpId} sx={help === note ? { color: 'text.primary' } : null}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
