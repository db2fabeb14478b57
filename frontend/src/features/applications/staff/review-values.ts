import type {
  Application,
  LenderChoice,
  Reviewed,
  ReviewChanges,
} from '@/features/applications/staff/admin-applications-api';
import type { Option } from '@/shared/forms/form-select';

/** The dialog's values. */
export type ReviewValues = Readonly<
  Record<'status' | 'assignedLender' | 'notes' | 'reason' | 'otherReason' | 'clientReason', string>
>;

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

export const valuesOf = ({ status, assignedLender, notes }: Reviewed): ReviewValues => ({
  status,
  assignedLender: assignedLender ?? '',
  notes: notes ?? '',
  reason: '',
  otherReason: '',
  clientReason: '',
});

export const LABELS: Readonly<Record<keyof ReviewValues, string>> = {
  status: 'Status',
  assignedLender: 'Assigned Lender',
  notes: 'Internal Notes',
  reason: 'Reason',
  otherReason: 'Other reason',
  clientReason: 'Message to client',
};

/** Whether saving would reject the application. */
export const rejects = ({ status }: ReviewValues, read: Reviewed): boolean =>
  status === 'rejected' && read.status !== 'rejected';

export function errorsIn(values: ReviewValues, read: Reviewed): Partial<ReviewValues> {
  return rejects(values, read) ? errorsInReason(values) : {};
}

/** The reason for a status: chosen or typed, and the wording for the client. */
export type ReasonValues = Pick<ReviewValues, 'reason' | 'otherReason' | 'clientReason'>;

export function errorsInReason({ reason, otherReason }: ReasonValues): Partial<ReasonValues> {
  if (reason === '') return { reason: 'Please choose a reason' };
  if (reason !== OTHER || otherReason.trim() !== '') return {};
  return { otherReason: 'Please say what the reason is' };
}

export const reasonsIn = ({
  reason,
  otherReason,
  clientReason,
}: ReasonValues): Pick<ReviewChanges, 'reason' | 'clientReason'> => {
  const words = clientReason.trim();
  return {
    reason: reason === OTHER ? otherReason.trim() : reason,
    ...(words !== '' && { clientReason: words }),
  };
};

/** The changed fields; a lender that is no longer on the panel stays. */
export function changesIn(values: ReviewValues, read: Reviewed): ReviewChanges {
  const before = valuesOf(read);
  return {
    updatedAt: read.updatedAt,
    ...(values.status !== before.status && { status: values.status as Application['status'] }),
    ...(rejects(values, read) && reasonsIn(values)),
    ...(values.assignedLender !== before.assignedLender && {
      assignedLender: values.assignedLender === '' ? null : values.assignedLender,
    }),
    ...(values.notes !== before.notes && { notes: values.notes === '' ? null : values.notes }),
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
