import { useRecordDataRequestMutation, type DataRequest } from '@/features/people/people-api';
import { REQUEST_KINDS, REQUESTED_BY } from '@/features/people/people-labels';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FieldGrid } from '@/shared/forms/field-grid';
import { FormDate } from '@/shared/forms/form-date';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { optionsOf } from '@/shared/forms/options';
import { fieldsOf, type Requirements } from '@/shared/forms/requirements';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';

const BLANK = {
  kind: 'access',
  requestedBy: 'person',
  name: '',
  email: '',
  phone: '',
  receivedOn: '',
  identityConfirmedOn: '',
};
type Values = typeof BLANK;

const requirements = {
  name: { atLeast: 2, message: 'Enter the name of the person' },
  email: { format: 'email', message: 'Enter a valid email address' },
  receivedOn: { message: 'Enter the date received' },
} satisfies Requirements;
const schema = schemaFor(requirements);
const field = fieldsOf<keyof Values>(requirements);

interface RecordRequestDialogProps {
  /** What is known of the person. */
  person?: Pick<DataRequest, 'name' | 'email'>;
  onRecorded: (request: DataRequest) => void;
  onClose: () => void;
}

/** Adds a request about personal data, however it came. */
export function RecordRequestDialog({ person, onRecorded, onClose }: RecordRequestDialogProps) {
  const record = useIdempotent(useRecordDataRequestMutation());
  const today = londonIsoDay(new Date());
  return (
    <FormikDialog
      title="Record data request"
      initialValues={{ ...BLANK, ...person, receivedOn: today }}
      validationSchema={schema}
      submit="Record request"
      send={({ kind, requestedBy, phone, identityConfirmedOn, ...values }: Values) =>
        record({
          body: {
            ...values,
            kind: kind as DataRequest['kind'],
            requestedBy: requestedBy as DataRequest['requestedBy'],
            identityConfirmedOn: identityConfirmedOn || null,
            ...(phone.trim() !== '' && { phone }),
          },
        })
      }
      sent={({ reference }) => ({ title: 'Request recorded', description: `Its reference is ${reference}.` })}
      failed={{ title: 'Not recorded', description: 'The request could not be saved' }}
      onSent={(request) => {
        onClose();
        onRecorded(request);
      }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormSelect name="kind" label="Kind" options={optionsOf(REQUEST_KINDS)} placeholder={null} />
        <FormSelect
          name="requestedBy"
          label="Requested by"
          options={optionsOf(REQUESTED_BY)}
          placeholder={null}
          helperText="A partner who asks for a client needs the client’s authority."
        />
        <FormTextField {...field('name')} label="Name of the person" autoComplete="off" />
        <FormTextField {...field('email')} label="Email" type="email" autoComplete="off" />
        <FormTextField name="phone" label="Phone" type="tel" autoComplete="off" />
        <FormDate {...field('receivedOn')} label="Received on" latest={today} />
        <FormDate
          name="identityConfirmedOn"
          label="Identity confirmed on"
          latest={today}
          helperText="If empty, the clock starts when you confirm it."
        />
      </FieldGrid>
    </FormikDialog>
  );
}
