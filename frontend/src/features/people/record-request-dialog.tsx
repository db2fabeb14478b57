import { object } from 'yup';
import { useRecordDataRequestMutation, type DataRequest } from '@/features/people/people-api';
import { REQUEST_KINDS, REQUESTED_BY } from '@/features/people/people-labels';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { choice, dateOrNull, email, formSchema, required, text } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { optionsOf } from '@/shared/forms/fields/options';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';

const schema = formSchema(
  object({
    kind: choice<DataRequest['kind']>('Kind', 'access'),
    requestedBy: choice<DataRequest['requestedBy']>('Requested by', 'person'),
    name: required('Name of the person', { atLeast: 2, message: 'Enter the name of the person' }),
    email: email('Email', 'Enter a valid email address'),
    phone: text('Phone'),
    receivedOn: text('Received on').required('Enter the date received'),
    identityConfirmedOn: dateOrNull('Identity confirmed on'),
  }),
);

interface RecordRequestDialogProps {
  /** What is known of the person. */
  person?: Pick<DataRequest, 'name' | 'email'>;
  onRecorded: (request: DataRequest) => void;
  onClose: () => void;
}

/** Adds a request about personal data, however it was received. */
export function RecordRequestDialog({ person, onRecorded, onClose }: RecordRequestDialogProps) {
  const record = useIdempotent(useRecordDataRequestMutation());
  const today = londonIsoDay(new Date());
  return (
    <FormikDialog
      title="Record data request"
      schema={schema}
      initialValues={{ ...person, receivedOn: today }}
      submit="Record request"
      send={({ phone, ...request }) => record({ body: { ...request, ...(phone && { phone }) } })}
      successToast={({ reference }) => ({
        title: 'Request recorded',
        description: `Its reference is ${reference}.`,
      })}
      errorToast={{ title: 'Not recorded', description: 'The request could not be saved' }}
      onSuccess={(request) => {
        onClose();
        onRecorded(request);
      }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormSelect name="kind" options={optionsOf(REQUEST_KINDS)} placeholder={null} />
        <FormSelect
          name="requestedBy"
          options={optionsOf(REQUESTED_BY)}
          placeholder={null}
          helperText="A partner who asks for a client needs the client’s authority."
        />
        <FormTextField name="name" autoComplete="off" />
        <FormTextField name="email" type="email" autoComplete="off" />
        <FormTextField name="phone" type="tel" autoComplete="off" />
        <FormDate name="receivedOn" latest={today} />
        <FormDate
          name="identityConfirmedOn"
          latest={today}
          helperText="If empty, the clock starts when you confirm it."
        />
      </FieldGrid>
    </FormikDialog>
  );
}
