import type { InferType } from 'yup';
import type { Schemas } from '@/api/schemas';
import { ApplicationName } from '@/features/complaints/staff/searched-applications';
import { COMPLAINT_OUTCOMES } from '@/features/complaints/staff/complaint-labels';
import { useChangeComplaintMutation, type Complaint } from '@/features/complaints/staff/complaints-api';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import type { RecordChanges } from '@/shared/forms/dialog/change-dialog';
import { amount, choiceOrNull, dateOrNull, textOrNull } from '@/shared/forms/rules/form-schema';
import { longDate } from '@/shared/lib/dates';
import { lookUp } from '@/shared/lib/labels';
import { formatPenceForField } from '@/shared/lib/typed-figures';
import { useOwnerName } from '@/shared/owners/use-owner-name';

export const VULNERABLE = { true: 'Yes', false: 'No' } as const;

/** The fields of what staff record about a complaint, for the schema of a dialog. */
export const COMPLAINT_FIELDS = {
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
type Recorded = Partial<{
  [Name in keyof typeof COMPLAINT_FIELDS]: InferType<(typeof COMPLAINT_FIELDS)[Name]>;
}>;

const valuesOf = (complaint: Complaint) => ({
  ...complaint,
  ownerId: complaint.owner?.id,
  redressPence: complaint.redressPence === null ? null : formatPenceForField(complaint.redressPence),
  isVulnerable: complaint.isVulnerable === null ? null : `${complaint.isVulnerable}`,
});

const bodyOf = ({ isVulnerable, ...recorded }: Recorded) => ({
  ...recorded,
  ...(isVulnerable !== undefined && { isVulnerable: isVulnerable && isVulnerable === 'true' }),
});

/** A complaint for the dialogs that change some of what staff record about it. */
export function useComplaintChanges(complaint: Complaint): RecordChanges<Complaint, Recorded> {
  const [change] = useChangeComplaintMutation();
  const ownerName = useOwnerName();
  return {
    record: complaint,
    recordKind: 'complaint',
    valuesOf,
    send: (body, { id, updatedAt }) => change({ id, body: { ...bodyOf(body), updatedAt } }).unwrap(),
    formatValue: (field, text) => {
      if (field === 'ownerId') return ownerName(text);
      if (text === '') return '';
      if (field === 'applicationId') return <ApplicationName id={text} />;
      if (field === 'product') return fundingTypes.find(({ value }) => value === text)?.label ?? text;
      if (field === 'outcome') return lookUp(COMPLAINT_OUTCOMES, text) ?? text;
      if (field === 'isVulnerable') return lookUp(VULNERABLE, text) ?? text;
      return field === 'acknowledgedOn' || field === 'respondedOn' ? longDate(text) : text;
    },
  };
}
