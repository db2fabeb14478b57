import { object } from 'yup';
import { applications } from '@/features/complaints/staff/searched-applications';
import { COMPLAINT_KINDS } from '@/features/complaints/staff/complaint-labels';
import { useRecordComplaintMutation, type Complaint } from '@/features/complaints/staff/complaints-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { choice, email, formSchema, required, text, textOrNull } from '@/shared/forms/rules/form-schema';
import { FormAutocomplete } from '@/shared/forms/fields/form-autocomplete';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { optionsOf } from '@/shared/forms/fields/options';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';

const schema = formSchema(
  object({
    kind: choice<Complaint['kind']>('About', 'service'),
    receivedOn: text('Received on').required('Enter the date received'),
    name: required('Name', { atLeast: 2, message: 'Enter the name of the complainant' }),
    email: email('Email', 'Enter a valid email address'),
    phone: text('Phone'),
    company: text('Company'),
    applicationId: textOrNull('Application'),
    whatHappened: text('What happened').required('Enter what happened'),
    wanted: text('What would put it right'),
  }),
);

interface RecordComplaintDialogProps {
  onRecorded: (complaint: Complaint) => void;
  onClose: () => void;
}

/** Adds a complaint received by phone, email or letter. */
export function RecordComplaintDialog({ onRecorded, onClose }: RecordComplaintDialogProps) {
  const record = useIdempotent(useRecordComplaintMutation());
  const today = londonIsoDay(new Date());
  return (
    <FormikDialog
      title="Record complaint"
      maxWidth="md"
      schema={schema}
      initialValues={{ receivedOn: today }}
      submit="Record complaint"
      send={({ phone, company, wanted, ...complaint }) =>
        record({
          body: {
            ...complaint,
            ...(phone && { phone }),
            ...(company && { company }),
            ...(wanted && { wanted }),
          },
        })
      }
      successToast={({ reference }) => ({
        title: 'Complaint recorded',
        description: `Its reference is ${reference}. We have not emailed the complainant.`,
      })}
      errorToast={{ title: 'Not recorded', description: 'The complaint could not be saved' }}
      onSuccess={(complaint) => {
        onClose();
        onRecorded(complaint);
      }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormSelect name="kind" options={optionsOf(COMPLAINT_KINDS)} placeholder={null} />
        <FormDate name="receivedOn" latest={today} />
        <FormTextField name="name" autoComplete="off" />
        <FormTextField name="email" type="email" autoComplete="off" />
        <FormTextField name="phone" type="tel" autoComplete="off" />
        <FormTextField name="company" autoComplete="off" />
        <WholeRow>
          <FormAutocomplete
            name="applicationId"
            records={applications}
            helperText="We do not delete it while the complaint is open."
          />
        </WholeRow>
        <WholeRow>
          <FormTextField name="whatHappened" rows={5} />
        </WholeRow>
        <WholeRow>
          <FormTextField name="wanted" rows={2} />
        </WholeRow>
      </FieldGrid>
    </FormikDialog>
  );
}
