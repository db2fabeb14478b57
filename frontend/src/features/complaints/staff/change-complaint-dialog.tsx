import type { ReactNode } from 'react';
import type { InferType } from 'yup';
import type { Schemas } from '@/api/schemas';
import { ApplicationName } from '@/features/complaints/staff/application-select';
import { OUTCOMES } from '@/features/complaints/staff/complaint-labels';
import { useChangeComplaintMutation, type Complaint } from '@/features/complaints/staff/complaints-api';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import type { RecordValues } from '@/shared/dialogs/merge';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { amount, choiceOrNull, dateOrNull, textOrNull, type FormSchema } from '@/shared/forms/form-schema';
import { longDate } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { typedPence } from '@/shared/lib/typed-figures';
import { NOBODY } from '@/shared/owners/owner-options';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

export const VULNERABLE = { true: 'Yes', false: 'No' } as const;

/** The fields of what staff record about a complaint, for the schema of a dialog. */
export const FIELDS = {
  product: choiceOrNull<NonNullable<Schemas['ChangeComplaintRequest']['product']>>('Product'),
  applicationId: textOrNull('Application'),
  ownerId: textOrNull('Owner'),
  acknowledgedOn: dateOrNull('Acknowledged on'),
  respondedOn: dateOrNull('Final response sent on'),
  outcome: choiceOrNull<NonNullable<Complaint['outcome']>>('Outcome'),
  redressPence: amount('Redress (£)'),
  rootCause: textOrNull('Root cause'),
  isVulnerable: choiceOrNull<keyof typeof VULNERABLE>('Vulnerable customer'),
  notes: textOrNull('Notes'),
};
type Recorded = Partial<{ [Name in keyof typeof FIELDS]: InferType<(typeof FIELDS)[Name]> }>;

const valuesOf = (complaint: Complaint) => ({
  ...complaint,
  ownerId: complaint.owner?.id,
  redressPence: complaint.redressPence === null ? null : typedPence(complaint.redressPence),
  isVulnerable: complaint.isVulnerable === null ? null : `${complaint.isVulnerable}`,
});

const bodyOf = ({ isVulnerable, ...recorded }: Recorded) => ({
  ...recorded,
  ...(isVulnerable !== undefined && { isVulnerable: isVulnerable && isVulnerable === 'true' }),
});

const NO_OWNERS: readonly Owner[] = [];

interface ChangeComplaintDialogProps<Values, Body> {
  complaint: Complaint;
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

/** A dialog for some of what staff record about a complaint; shows both versions if a colleague was faster. */
export function ChangeComplaintDialog<Values extends RecordValues, Body extends Recorded>(
  props: ChangeComplaintDialogProps<Values, Body>,
) {
  const { complaint, title, submit, done, schema, proposed = {}, children, onClose } = props;
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
    schema,
    record: complaint,
    valuesOf: (kept) => {
      const known = Object.entries(valuesOf(kept)).filter(([, value]) => value !== null);
      return { ...proposed, ...Object.fromEntries(known) };
    },
    send: (body, { id, updatedAt }) => change({ id, body: { ...bodyOf(body), updatedAt } }).unwrap(),
    recordKind: 'complaint',
    formatValue,
  });
  return (
    <FormikDialog
      title={title}
      maxWidth="md"
      {...form}
      submit={submit}
      sent={{ title: done }}
      failed={{ title: 'Not saved', description: 'The complaint was not changed' }}
      onClose={onClose}
    >
      {children}
    </FormikDialog>
  );
}
