import { useFormikContext } from 'formik';
import {
  LABELS,
  OTHER,
  rejectionReasons,
  type ReasonValues,
} from '@/features/applications/staff/review-values';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';

/** The reason for a rejection, chosen or typed, and the wording for the client. `readers`: who sees the reason. */
export function ReasonFields({ readers }: { readers: string }) {
  const { values } = useFormikContext<ReasonValues>();
  const other = values.reason === OTHER;
  return (
    <>
      <FormSelect
        name="reason"
        label={LABELS.reason}
        required
        options={rejectionReasons}
        {...(!other && { helperText: readers })}
      />
      {other && <FormTextField name="otherReason" label={LABELS.otherReason} required helperText={readers} />}
      <FormTextField
        name="clientReason"
        label={LABELS.clientReason}
        rows={3}
        helperText="The client sees this on the status page and by email. If empty, we invite them to ask."
      />
    </>
  );
}
