import { useContext, useId } from 'react';
import { DeclaredFieldsContext } from '@/shared/forms/rules/declared-fields';
import type { FieldState } from '@/shared/forms/fields/field-control';
import { useForm } from '@/shared/forms/form-context';
import { ProposalsContext } from '@/shared/forms/proposals';
import { serverErrorAbout } from '@/shared/forms/sending/send-problem';

/** The props of every field of a form. */
export interface FormFieldProps {
  name: string;
  /** That of the form's schema by default. */
  label?: string;
  /** Marks the label with * and sets `aria-required`; the form's schema decides by default. */
  required?: boolean;
  helperText?: string | undefined;
}

/**
 * Binds a control to its form: `input` for the control, `field` for its `FieldControl`. An error (ours or the server's)
 * or the note on a filled-in answer replaces the helper text.
 */
export function useFormField<Value = string>({ name, label, required, helperText }: FormFieldProps) {
  const id = useId();
  const form = useForm();
  const declared = useContext(DeclaredFieldsContext);
  const meta = form.getFieldMeta(name);
  const value = meta.value as Value;
  const own = meta.touched ? meta.error : undefined;
  const error = own ?? serverErrorAbout(form.status, name, value) ?? undefined;
  const proposal = useContext(ProposalsContext).proposed[name];
  const note = proposal?.value === value ? proposal.note : undefined;
  const help = error ?? note ?? helperText;
  const field: FieldState = {
    id,
    label: label ?? declared.labels[name] ?? name,
    required: required ?? declared.required.has(name),
    error: error !== undefined,
    help,
    isNote: help !== undefined && help === note,
  };
  const input = { name, value, onChange: form.handleChange, onBlur: form.handleBlur };
  const change = (next: Value) => {
    if (next !== value) void form.setFieldValue(name, next);
  };
  return { field, input, change };
}
