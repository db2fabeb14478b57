import type { ReactNode } from 'react';
import { useChangeDataRequestMutation, type DataRequest } from '@/features/people/people-api';
import { REQUEST_OUTCOMES } from '@/features/people/people-labels';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { longDate } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { typedAmount, typedPence } from '@/shared/lib/typed-figures';
import { NOBODY } from '@/shared/owners/owner-options';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

export type RequestField =
  | 'identityConfirmedOn'
  | 'authorityConfirmedOn'
  | 'feePence'
  | 'feePaidOn'
  | 'ownerId'
  | 'outcome'
  | 'closedOn'
  | 'letter'
  | 'notes';
/** What staff record, every field as text with the server's name. */
export type RequestValues = Readonly<Record<RequestField, string>>;

export const REQUEST_LABELS: RequestValues = {
  identityConfirmedOn: 'Identity confirmed on',
  authorityConfirmedOn: 'Authority confirmed on',
  feePence: 'Fee (£)',
  feePaidOn: 'Fee paid on',
  ownerId: 'Owner',
  outcome: 'Outcome',
  closedOn: 'Answered on',
  letter: 'Letter to the person',
  notes: 'Notes',
};

const recordOf = (request: DataRequest): RequestValues => ({
  identityConfirmedOn: request.identityConfirmedOn ?? '',
  authorityConfirmedOn: request.authorityConfirmedOn ?? '',
  feePence: request.feePence === null ? '' : typedPence(request.feePence),
  feePaidOn: request.feePaidOn ?? '',
  ownerId: request.owner?.id ?? '',
  outcome: request.outcome ?? '',
  closedOn: request.closedOn ?? '',
  letter: request.letter ?? '',
  notes: request.notes ?? '',
});

const NO_OWNERS: readonly Owner[] = [];

interface ChangeRequestDialogProps {
  request: DataRequest;
  title: string;
  submit: string;
  done: string;
  /** The fields that the dialog shows and sends. */
  fields: readonly RequestField[];
  /** Proposed values for fields that are blank. */
  proposed?: Partial<RequestValues>;
  validate?: (values: RequestValues) => Partial<RequestValues>;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog for some of what staff record about a request; shows both versions if a colleague was faster. */
export function ChangeRequestDialog(props: ChangeRequestDialogProps) {
  const { request, title, submit, done, fields, proposed = {}, validate, children, onClose } = props;
  const [change] = useChangeDataRequestMutation();
  const { data: owners = NO_OWNERS } = useListOwnersQuery(undefined);
  const formatValue = (field: string, text: string): string => {
    if (field === 'ownerId') return owners.find(({ id }) => id === text)?.name ?? NOBODY;
    if (field === 'outcome') return lookUp(REQUEST_OUTCOMES, text) ?? text;
    return field.endsWith('On') && text !== '' ? longDate(text) : text;
  };
  const { form } = useRecordForm({
    record: request,
    valuesOf: (kept: DataRequest): RequestValues => {
      const known = recordOf(kept);
      const blank = Object.entries(proposed).filter(([field]) => known[field as RequestField] === '');
      return { ...known, ...Object.fromEntries(blank) };
    },
    send: (values: RequestValues, { id, updatedAt }) => {
      const sent = fields.map((field) => {
        const text = values[field];
        return [field, field === 'feePence' ? typedAmount(text) : text.trim() || null] as const;
      });
      return change({ id, body: { ...Object.fromEntries(sent), updatedAt } }).unwrap();
    },
    recordKind: 'request',
    labels: REQUEST_LABELS,
    formatValue,
  });
  return (
    <FormikDialog
      title={title}
      {...form}
      {...(validate && { validate })}
      submit={submit}
      sent={{ title: done }}
      failed={{ title: 'Not saved', description: 'The request was not changed' }}
      onClose={onClose}
    >
      {children}
    </FormikDialog>
  );
}
