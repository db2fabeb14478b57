import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent, InputHTMLAttributes } from 'react';
import { describedBy, FieldShell } from '@/shared/forms/field-shell';
import { useFormField } from '@/shared/forms/use-form-field';

export interface FormTextFieldProps {
  name: string;
  label: string;
  /** Marks the label with * and sets `aria-required`; the form's requirements validate. */
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
  /** Formats the text when the user leaves the field. */
  format?: (text: string) => string;
  /** ARIA attributes of a field that has a list of suggestions. */
  combobox?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'role' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
  >;
}

export function FormTextField({
  name,
  label,
  required,
  helperText,
  rows = 1,
  format,
  combobox,
  ...rest
}: FormTextFieldProps) {
  const { field, input, change } = useFormField(name, helperText);
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    input.onBlur(event);
    if (format) change(format(input.value));
  };
  const { type, inputMode, ...others } = rest;
  return (
    <FieldShell {...field} label={label} required={required}>
      <OutlinedInput
        id={field.id}
        {...input}
        {...others}
        onBlur={leave}
        // Material UI's own text area has style attributes in prerendered HTML, which the content security policy blocks.
        {...(rows > 1 ? { multiline: true, rows, inputComponent: 'textarea' } : { type: type ?? 'text' })}
        slotProps={{ input: { ...combobox, inputMode, 'aria-describedby': describedBy(field) } }}
      />
    </FieldShell>
  );
}
