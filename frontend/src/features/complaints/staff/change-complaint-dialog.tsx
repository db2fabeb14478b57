import type { ReactNode } from 'react';
import { ApplicationName } from '@/features/complaints/staff/application-select';
import { OUTCOMES } from '@/features/complaints/staff/complaint-labels';
import { useChangeComplaintMutation, type Complaint } from '@/features/complaints/staff/complaints-api';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { longDate } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { typedAmount, typedPence } from '@/shared/lib/typed-figures';
import { NOBODY } from '@/shared/owners/owner-options';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

/** What staff record, every field as text with the server's name. */
export type ComplaintValues = Readonly<
  Record<
    | 'product'
    | 'applicationId'
    | 'ownerId'
    | 'acknowledgedOn'
    | 'respondedOn'
    | 'outcome'
    | 'redressPence'
    | 'rootCause'
    | 'isVulnerable'
    | 'notes',
    string
  >
>;
export type ComplaintField = keyof ComplaintValues;

export const RECORD_LABELS: Readonly<Record<ComplaintField, string>> = {
  product: 'Product',
  applicationId: 'Application',
  ownerId: 'Owner',
  acknowledgedOn: 'Acknowledged on',
  respondedOn: 'Final response sent on',
  outcome: 'Outcome',
  redressPence: 'Redress (£)',
  rootCause: 'Root cause',
  isVulnerable: 'Vulnerable customer',
  notes: 'Notes',
};

export const VULNERABLE = { true: 'Yes', false: 'No' } as const;

const recordOf = (complaint: Complaint): ComplaintValues => ({
  product: complaint.product ?? '',
  applicationId: complaint.applicationId ?? '',
  ownerId: complaint.owner?.id ?? '',
  acknowledgedOn: complaint.acknowledgedOn ?? '',
  respondedOn: complaint.respondedOn ?? '',
  outcome: complaint.outcome ?? '',
  redressPence: complaint.redressPence === null ? '' : typedPence(complaint.redressPence),
  rootCause: complaint.rootCause ?? '',
  isVulnerable: complaint.isVulnerable === null ? '' : `${complaint.isVulnerable}`,
  notes: complaint.notes ?? '',
});

const asSent = (field: ComplaintField, text: string): unknown => {
  if (field === 'redressPence') return typedAmount(text);
  if (field === 'isVulnerable') return text === '' ? null : text === 'true';
  return text.trim() || null;
};

const NO_OWNERS: readonly Owner[] = [];

interface ChangeComplaintDialogProps {
  complaint: Complaint;
  title: string;
  submit: string;
  done: string;
  /** The fields that the dialog shows and sends. */
  fields: readonly ComplaintField[];
  /** Proposed values for fields that are blank. */
  proposed?: Partial<ComplaintValues>;
  validate?: (values: ComplaintValues) => Partial<ComplaintValues>;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog for some of what staff record about a complaint; shows both versions if a colleague was faster. */
export function ChangeComplaintDialog(props: ChangeComplaintDialogProps) {
  const { complaint, title, submit, done, fields, proposed = {}, validate, children, onClose } = props;
  const [change] = useChangeComplaintMutation();
  const { data: owners = NO_OWNERS } = useListOwnersQuery(undefined);
  const formatValue = (field: string, text: string): ReactNode => {
    if (text === '') return field === 'ownerId' ? NOBODY : '';
    if (field === 'ownerId') return owners.find(({ id }) => id === text)?.name ?? NOBODY;
    if (field === 'applicationId') return <ApplicationName id={text} />;
    if (field === 'product') return fundingTypes.find(({ value }) => value === text)?.label ?? text;
    if (field === 'outcome') return lookUp(OUTCOMES, text) ?? text;
    if (field === 'isVulnerable') return lookUp(VULNERABLE, text) ?? text;
    return field === 'acknowledgedOn' || field === 'respondedOn' ? longDate(text) : text;
  };
  const { form } = useRecordForm({
    record: complaint,
    valuesOf: (kept: Complaint): ComplaintValues => {
      const known = recordOf(kept);
      const blank = Object.entries(proposed).filter(([field]) => known[field as ComplaintField] === '');
      return { ...known, ...Object.fromEntries(blank) };
    },
    send: (values: ComplaintValues, { id, updatedAt }) => {
      const sent = fields.map((field) => [field, asSent(field, values[field])] as const);
      return change({ id, body: { ...Object.fromEntries(sent), updatedAt } }).unwrap();
    },
    recordKind: 'complaint',
    labels: RECORD_LABELS,
    formatValue,
  });
  return (
    <FormikDialog
      title={title}
      maxWidth="md"
      {...form}
      {...(validate && { validate })}
      submit={submit}
      sent={{ title: done }}
      failed={{ title: 'Not saved', description: 'The complaint was not changed' }}
      onClose={onClose}
    >
      {children}
    </FormikDialog>
  );
}
