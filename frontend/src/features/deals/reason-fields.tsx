import { REASONS } from '@/features/deals/submission-states';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';

/** The reason for a decline or withdrawal, as `reasonCode`, with further text as `reason`. */
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
