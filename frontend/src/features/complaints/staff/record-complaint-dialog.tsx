import { FormApplicationSelect } from '@/features/complaints/staff/application-select';
import { KINDS } from '@/features/complaints/staff/complaint-labels';
import { useRecordComplaintMutation, type Complaint } from '@/features/complaints/staff/complaints-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FieldGrid, WholeRow } from '@/shared/forms/field-grid';
import { FormDate } from '@/shared/forms/form-date';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { optionsOf } from '@/shared/forms/options';
import { fieldsOf, type Requirements } from '@/shared/forms/requirements';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';

const BLANK = {
  kind: 'service',
  receivedOn: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  applicationId: '',
  whatHappened: '',
  wanted: '',
};
type Values = typeof BLANK;

const requirements = {
  name: { atLeast: 2, message: 'Enter the name of the complainant' },
  email: { format: 'email', message: 'Enter a valid email address' },
  receivedOn: { message: 'Enter the date received' },
  whatHappened: { message: 'Enter what happened' },
} satisfies Requirements;
const schema = schemaFor(requirements);
const field = fieldsOf<keyof Values>(requirements);

const bodyOf = ({ kind, applicationId, ...texts }: Values) => {
  const { name, email, whatHappened, receivedOn, ...optional } = texts;
  const given = Object.entries(optional).filter(([, text]) => text.trim() !== '');
  return {
    kind: kind as Complaint['kind'],
    name,
    email,
    whatHappened,
    receivedOn,
    applicationId: applicationId || null,
    ...Object.fromEntries(given),
  };
};

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
      initialValues={{ ...BLANK, receivedOn: today }}
      validationSchema={schema}
      submit="Record complaint"
      send={(values: Values) => record({ body: bodyOf(values) })}
      sent={({ reference }) => ({
        title: 'Complaint recorded',
        description: `Its reference is ${reference}. We have not emailed the complainant.`,
      })}
      failed={{ title: 'Not recorded', description: 'The complaint could not be saved' }}
      onSent={(complaint) => {
        onClose();
        onRecorded(complaint);
      }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormSelect name="kind" label="About" options={optionsOf(KINDS)} placeholder={null} />
        <FormDate {...field('receivedOn')} label="Received on" latest={today} />
        <FormTextField {...field('name')} label="Name" autoComplete="off" />
        <FormTextField {...field('email')} label="Email" type="email" autoComplete="off" />
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="off" />
        <FormTextField name="company" label="Company" autoComplete="off" />
        <WholeRow>
          <FormApplicationSelect
            name="applicationId"
            helperText="We do not delete it while the complaint is open."
          />
        </WholeRow>
        <WholeRow>
          <FormTextField {...field('whatHappened')} label="What happened" rows={5} />
        </WholeRow>
        <WholeRow>
          <FormTextField name="wanted" label="What would put it right" rows={2} />
        </WholeRow>
      </FieldGrid>
    </FormikDialog>
  );
}
