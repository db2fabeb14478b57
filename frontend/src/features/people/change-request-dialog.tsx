import type { ReactNode } from 'react';
import type { InferType } from 'yup';
import { useChangeDataRequestMutation, type DataRequest } from '@/features/people/people-api';
import { REQUEST_OUTCOMES } from '@/features/people/people-labels';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import type { RecordValues } from '@/shared/dialogs/merge';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { amount, choiceOrNull, dateOrNull, textOrNull, type FormSchema } from '@/shared/forms/form-schema';
import { longDate } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { typedPence } from '@/shared/lib/typed-figures';
import { NOBODY } from '@/shared/owners/owner-options';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

/** The fields of what staff record about a request, for the schema of a dialog. */
export const FIELDS = {
  identityConfirmedOn: dateOrNull('Identity confirmed on'),
  authorityConfirmedOn: dateOrNull('Authority confirmed on'),
  feePence: amount('Fee (£)'),
  feePaidOn: dateOrNull('Fee paid on'),
  ownerId: textOrNull('Owner'),
  outcome: choiceOrNull<NonNullable<DataRequest['outcome']>>('Outcome'),
  closedOn: dateOrNull('Answered on'),
  letter: textOrNull('Letter to the person'),
  notes: textOrNull('Notes'),
};
type Recorded = Partial<{ [Name in keyof typeof FIELDS]: InferType<(typeof FIELDS)[Name]> }>;

const valuesOf = (request: DataRequest) => ({
  ...request,
  ownerId: request.owner?.id,
  feePence: request.feePence === null ? null : typedPence(request.feePence),
});

const NO_OWNERS: readonly Owner[] = [];

interface ChangeRequestDialogProps<Values, Body> {
  request: DataRequest;
  title: string;
  submit: string;
  done: string;
  /** The schema of the fields that the dialog shows and sends. */
  schema: FormSchema<Values, Body>;
  /** Proposed values for fields that are blank. */
  proposed?: Partial<Values>;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog for some of what staff record about a request; shows both versions if a colleague was faster. */
export function ChangeRequestDialog<Values extends RecordValues, Body extends Recorded>(
  props: ChangeRequestDialogProps<Values, Body>,
) {
  const { request, title, submit, done, schema, proposed = {}, children, onClose } = props;
  const [change] = useChangeDataRequestMutation();
  const { data: owners = NO_OWNERS } = useListOwnersQuery(undefined);
  const formatValue = (field: string, text: string): string => {
    if (field === 'ownerId') return owners.find(({ id }) => id === text)?.name ?? NOBODY;
    if (field === 'outcome') return lookUp(REQUEST_OUTCOMES, text) ?? text;
    return field.endsWith('On') && text !== '' ? longDate(text) : text;
  };
  const { form } = useRecordForm({
    schema,
    record: request,
    valuesOf: (kept) => {
      const known = Object.entries(valuesOf(kept)).filter(([, value]) => value !== null);
      return { ...proposed, ...Object.fromEntries(known) };
    },
    send: (body, { id, updatedAt }) => change({ id, body: { ...body, updatedAt } }).unwrap(),
    recordKind: 'request',
    formatValue,
  });
  return (
    <FormikDialog
      title={title}
      {...form}
      submit={submit}
      sent={{ title: done }}
      failed={{ title: 'Not saved', description: 'The request was not changed' }}
      onClose={onClose}
    >
      {children}
    </FormikDialog>
  );
}
