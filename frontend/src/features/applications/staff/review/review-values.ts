import { type InferType, object } from 'yup';
import type {
  Application,
  LenderChoice,
  Reviewed,
  ReviewChanges,
} from '@/features/applications/staff/admin-applications-api';
import { choice, formSchema, text, textOrNull } from '@/shared/forms/rules/form-schema';
import type { Option } from '@/shared/forms/fields/options';

export const OTHER = 'other';

/** Reasons for rejection, in the words that the partner reads. */
export const rejectionReasons: readonly Option[] = [
  ...[
    'The amount is outside what our lenders offer',
    'The trading history is too short',
    'The credit history does not fit',
    'No lender on our panel serves this sector or area',
    'Information we asked for did not arrive',
    'The applicant withdrew',
  ].map((reason) => ({ value: reason, label: reason })),
  { value: OTHER, label: 'Other' },
];

/** The reason for a rejection, chosen or typed, and the wording for the client. */
export const reviewReasonFields = {
  reason: text('Reason'),
  otherReason: text('Other reason'),
  clientReason: text('Message to client'),
};

type ReviewReasons = InferType<ReturnType<typeof object<object, typeof reviewReasonFields>>>;

/** Requires a reason for changing the status from `current` to rejected. */
export const requiredReason = (current: Application['status'] | null) => {
  const rejects = (status: unknown) => status === 'rejected' && current !== 'rejected';
  return {
    reason: reviewReasonFields.reason.when('status', {
      is: rejects,
      then: (reason) => reason.required('Please choose a reason'),
    }),
    otherReason: reviewReasonFields.otherReason.when(['status', 'reason'], {
      is: (status: unknown, reason: unknown) => rejects(status) && reason === OTHER,
      then: (reason) => reason.required('Please describe the reason'),
    }),
  };
};

const review = object({
  status: choice<Application['status']>('Status', 'pending'),
  assignedLender: textOrNull('Assigned Lender'),
  notes: textOrNull('Internal Notes'),
  ...reviewReasonFields,
});

/** The form for an application as it was read. */
export const reviewSchema = ({ status }: Reviewed) => formSchema(review.shape(requiredReason(status)));

type ReviewFields = InferType<typeof review>;

/** Whether saving would reject the application. */
export const rejects = (status: string, read: Reviewed): boolean =>
  status === 'rejected' && read.status !== 'rejected';

export const reasonsIn = ({
  reason,
  otherReason,
  clientReason,
}: ReviewReasons): Pick<ReviewChanges, 'reason' | 'clientReason'> => ({
  reason: reason === OTHER ? otherReason : reason,
  ...(clientReason !== '' && { clientReason }),
});

/** The changed fields; a lender that is no longer on the panel stays. */
export function reviewChanges(fields: ReviewFields, read: Reviewed): ReviewChanges {
  const { status, assignedLender, notes } = fields;
  return {
    updatedAt: read.updatedAt,
    ...(status !== read.status && { status }),
    ...(rejects(status, read) && reasonsIn(fields)),
    ...(assignedLender !== read.assignedLender && { assignedLender }),
    ...(notes !== read.notes && { notes }),
  };
}

/** All lenders, plus the current one if it is no longer among them. */
export function lenderOptions(lenders: readonly LenderChoice[], current: string | null): readonly Option[] {
  const options = lenders.map(({ name, isActive }) => ({
    value: name,
    label: isActive === 'true' ? name : `${name} (inactive)`,
  }));
  const known = current === null || lenders.some(({ name }) => name === current);
  return known ? options : [{ value: current, label: current }, ...options];
}
