import OutlinedInput from '@mui/material/OutlinedInput';
import type { FocusEvent, InputHTMLAttributes } from 'react';
import { describedBy, FieldControl } from '@/shared/forms/fields/field-control';
import { type FormFieldProps, useFormField } from '@/shared/forms/fields/use-form-field';

export interface FormTextFieldProps extends FormFieldProps {
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

export function FormTextField({ rows = 1, format, combobox, ...rest }: FormTextFieldProps) {
  const { type, autoComplete, inputMode, placeholder, autoFocus, ...props } = rest;
  const { field, input, change } = useFormField(props);
  const handleBlur = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    input.onBlur(event);
    if (format) change(format(input.value));
  };
  const attributes = {
    ...(autoComplete !== undefined && { autoComplete }),
    ...(placeholder !== undefined && { placeholder }),
    ...(autoFocus !== undefined && { autoFocus }),
  };
  return (
    <FieldControl {...field}>
      <OutlinedInput
        id={field.id}
        {...input}
        {...attributes}
        onBlur={handleBlur}
        // Material UI's own text area has style attributes in prerendered HTML, which the content security policy blocks.
        {...(rows > 1 ? { multiline: true, rows, inputComponent: 'textarea' } : { type: type ?? 'text' })}
        slotProps={{ input: { ...combobox, inputMode, 'aria-describedby': describedBy(field) } }}
      />
    </FieldControl>
  );
}
