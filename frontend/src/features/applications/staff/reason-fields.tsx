import { useFormikContext } from 'formik';
import { OTHER, rejectionReasons, type ReasonValues } from '@/features/applications/staff/review-values';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';

/** Why an application is rejected: chosen, or in words of one's own. `readers`: who reads it. */
export function ReasonFields({ readers }: { readers: string }) {
  const { values } = useFormikContext<ReasonValues>();
  const other = values.reason === OTHER;
  return (
    <>
      <FormSelect
        name="reason"
        label="Reason"
        required
        options={rejectionReasons}
        {...(!other && { helperText: readers })}
      />
      {other && <FormTextField name="otherReason" label="In your words" required helperText={readers} />}
    </>
  );
}
