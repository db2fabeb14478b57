import { useField, useFormikContext } from 'formik';
import { useContext, useId } from 'react';
import { ProposalsContext } from '@/shared/forms/proposals';
import { serverErrorAbout } from '@/shared/forms/send-problem';

/** Binds a control to Formik once: its value, its error (ours or the server's), what is said of a proposal, and its ids. */
export function useFormField(name: string) {
  const id = useId();
  const form = useFormikContext();
  const [input, meta, { setValue }] = useField<string>(name);
  const own = meta.touched ? meta.error : undefined;
  const error = own ?? serverErrorAbout(form.status, name, meta.value) ?? null;
  const proposal = useContext(ProposalsContext).proposed[name];
  const note = proposal?.value === input.value ? proposal.note : null;
  const change = (value: string) => {
    if (value !== input.value) void setValue(value);
  };
  return { id, helpId: `${id}-help`, input, error, note, change };
}
