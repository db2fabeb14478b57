import type { Reversal } from '@/features/deals/deals-api';
import { REASONS } from '@/features/deals/submissions/submission-states';
import { choiceOrNull, text } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

type ReasonCode = NonNullable<Reversal['reasonCode']>;

/** The reason for a decline or withdrawal, with further text. */
export const endReasonFields = {
  reasonCode: choiceOrNull<ReasonCode>('Reason'),
  reason: text('Details (internal)'),
};

export const EndReasonFields = () => (
  <>
    <FormSelect name="reasonCode" options={REASONS} />
    <FormTextField name="reason" rows={3} helperText="Partners and clients cannot see this." />
  </>
);
