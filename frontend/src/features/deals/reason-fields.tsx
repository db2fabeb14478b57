import { REASONS } from '@/features/deals/submission-states';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';

/** Why a submission comes to nothing, as `reasonCode`, and what else is to be kept of that, as `reason`. */
export const ReasonFields = ({ required }: { required: boolean }) => (
  <>
    <FormSelect name="reasonCode" label="Reason" required={required} options={REASONS} />
    <FormTextField
      name="reason"
      label="In words (internal)"
      rows={3}
      helperText="No partner and no client reads it."
    />
  </>
);
