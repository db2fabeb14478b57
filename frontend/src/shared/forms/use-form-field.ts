import { useField, useFormikContext } from 'formik';
import { useContext, useId } from 'react';
import type { FieldState } from '@/shared/forms/field-shell';
import { ProposalsContext } from '@/shared/forms/proposals';
import { serverErrorAbout } from '@/shared/forms/send-problem';

/**
 * Binds a control to Formik: `input` for the control, `field` for its `FieldShell`. An error (ours or the server's)
 * or the note on a filled-in answer replaces the helper text.
 */
export function useFormField(name: string, helperText?: string) {
  const id = useId();
  const form = useFormikContext();
  const [input, meta, { setValue }] = useField<string>(name);
  const own = meta.touched ? meta.error : undefined;
  const error = own ?? serverErrorAbout(form.status, name, meta.value) ?? undefined;
  const proposal = useContext(ProposalsContext).proposed[name];
  const note = proposal?.value === input.value ? proposal.note : undefined;
  const help = error ?? note ?? helperText;
  const field: FieldState = {
    id,
    error: error !== undefined,
    help,
    isNote: help !== undefined && help === note,
  };
  const change = (value: string) => {
    if (value !== input.value) void setValue(value);
  };
  return { field, input, change };
}
