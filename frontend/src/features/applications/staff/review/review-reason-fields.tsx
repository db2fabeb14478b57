import { OTHER, rejectionReasons } from '@/features/applications/staff/review/review-values';
import { useForm } from '@/shared/forms/form-context';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

/** The reason for a rejection, chosen or typed, and the wording for the client. `readers`: who sees the reason. */
export function ReviewReasonFields({ readers }: { readers: string }) {
  const { values } = useForm<{ reason: string }>();
  const other = values.reason === OTHER;
  return (
    <>
      <FormSelect name="reason" options={rejectionReasons} {...(!other && { helperText: readers })} />
      {other && <FormTextField name="otherReason" helperText={readers} />}
      <FormTextField
        name="clientReason"
        rows={3}
        helperText="The client sees this on the status page and by email. If empty, we invite them to ask."
      />
    </>
  );
}
