import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { applications } from '@/features/complaints/staff/searched-applications';
import { COMPLAINT_OUTCOMES } from '@/features/complaints/staff/complaint-labels';
import type { Complaint } from '@/features/complaints/staff/complaints-api';
import {
  COMPLAINT_FIELDS,
  useComplaintChanges,
  VULNERABLE,
} from '@/features/complaints/staff/use-complaint-changes';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { ChangeDialog } from '@/shared/forms/dialog/change-dialog';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { formSchema } from '@/shared/forms/rules/form-schema';
import { FormAutocomplete } from '@/shared/forms/fields/form-autocomplete';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { optionsOf } from '@/shared/forms/fields/options';
import { londonIsoDay } from '@/shared/lib/dates';
import { FormOwnerSelect } from '@/shared/owners/owner-select';

interface ComplaintDialogProps {
  complaint: Complaint;
  onClose: () => void;
}

const outcomes = optionsOf(COMPLAINT_OUTCOMES);

const acknowledgementSchema = formSchema(
  object({ acknowledgedOn: COMPLAINT_FIELDS.acknowledgedOn.required('Enter the date you acknowledged it') }),
);
const finalResponseSchema = formSchema(
  object({
    outcome: COMPLAINT_FIELDS.outcome.required('Choose the outcome'),
    respondedOn: COMPLAINT_FIELDS.respondedOn.required('Enter the date of the final response'),
    redressPence: COMPLAINT_FIELDS.redressPence,
    isVulnerable: COMPLAINT_FIELDS.isVulnerable,
    rootCause: COMPLAINT_FIELDS.rootCause,
  }),
);
const editSchema = formSchema(object(COMPLAINT_FIELDS));

/** Records that staff acknowledged a complaint. */
export function AcknowledgeDialog({ complaint, onClose }: ComplaintDialogProps) {
  const today = londonIsoDay(new Date());
  return (
    <ChangeDialog
      {...useComplaintChanges(complaint)}
      maxWidth="md"
      title="Record acknowledgement"
      submit="Record acknowledgement"
      successTitle="Acknowledgement recorded"
      schema={acknowledgementSchema}
      proposed={{ acknowledgedOn: today }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Call or email {complaint.name} first. We send no email from here.
      </Typography>
      <FormDate name="acknowledgedOn" earliest={complaint.receivedOn} latest={today} />
    </ChangeDialog>
  );
}

/** Closes a complaint with its outcome and what was learnt. */
export function FinalResponseDialog({ complaint, onClose }: ComplaintDialogProps) {
  const today = londonIsoDay(new Date());
  return (
    <ChangeDialog
      {...useComplaintChanges(complaint)}
      maxWidth="md"
      title="Record final response"
      submit="Close complaint"
      successTitle="Complaint closed"
      schema={finalResponseSchema}
      proposed={{ respondedOn: today }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Send the final response to {complaint.name} first. We send no email from here.
      </Typography>
      <FieldGrid>
        <FormSelect name="outcome" options={outcomes} />
        <FormDate name="respondedOn" earliest={complaint.receivedOn} latest={today} />
        <FormTextField name="redressPence" inputMode="decimal" helperText="If empty, we paid nothing." />
        <Vulnerable />
        <WholeRow>
          <RootCause />
        </WholeRow>
      </FieldGrid>
    </ChangeDialog>
  );
}

/** Everything that staff record, for corrections and for reopening. */
export function EditComplaintDialog({
  complaint,
  signedInId,
  onClose,
}: ComplaintDialogProps & { signedInId: string | null }) {
  const today = londonIsoDay(new Date());
  const { owner, receivedOn } = complaint;
  return (
    <ChangeDialog
      {...useComplaintChanges(complaint)}
      maxWidth="md"
      title={`Edit ${complaint.reference}`}
      submit="Save"
      successTitle="Complaint updated"
      schema={editSchema}
      onClose={onClose}
    >
      <FieldGrid>
        <WholeRow>
          <FormAutocomplete
            name="applicationId"
            records={applications}
            helperText="We do not delete it while the complaint is open."
          />
        </WholeRow>
        <FormSelect name="product" options={fundingTypes} placeholder="None" />
        <FormOwnerSelect name="ownerId" signedInId={signedInId} current={owner} />
        <FormDate name="acknowledgedOn" earliest={receivedOn} latest={today} />
        <Vulnerable />
        <FormSelect
          name="outcome"
          options={outcomes}
          placeholder="Open"
          helperText="To reopen the complaint, choose ‘Open’ and clear the date of the final response."
        />
        <FormDate name="respondedOn" earliest={receivedOn} latest={today} />
        <FormTextField name="redressPence" inputMode="decimal" />
        <WholeRow>
          <RootCause />
        </WholeRow>
        <WholeRow>
          <FormTextField name="notes" rows={4} />
        </WholeRow>
      </FieldGrid>
    </ChangeDialog>
  );
}

const Vulnerable = () => (
  <FormSelect name="isVulnerable" options={optionsOf(VULNERABLE)} placeholder="Not assessed" />
);

const RootCause = () => (
  <FormTextField name="rootCause" rows={2} helperText="Why it happened, so that it does not happen again." />
);
