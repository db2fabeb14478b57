import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { useChangeDataRequestMutation, type DataRequest } from '@/features/people/people-api';
import { IDENTITY_CHECKS, REQUEST_OUTCOMES } from '@/features/people/people-labels';
import { REQUEST_FIELDS, useRequestChanges } from '@/features/people/use-request-changes';
import { ChangeDialog } from '@/shared/forms/dialog/change-dialog';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { optionsOf } from '@/shared/forms/fields/options';
import { londonIsoDay } from '@/shared/lib/dates';
import { FormOwnerSelect } from '@/shared/owners/owner-select';

interface RequestDialogProps {
  request: DataRequest;
  onClose: () => void;
}

const MISSING_DATE = 'Enter the date';

interface DayDialogProps extends RequestDialogProps {
  title: string;
  done: string;
  field: 'authorityConfirmedOn' | 'feePaidOn';
  /** What must have happened. */
  message: string;
}

const dayOf = (name: DayDialogProps['field']) =>
  formSchema(object({ [name]: REQUEST_FIELDS[name].required(MISSING_DATE) }));
const DAY_SCHEMAS = {
  authorityConfirmedOn: dayOf('authorityConfirmedOn'),
  feePaidOn: dayOf('feePaidOn'),
};

/** Records the date on which something was confirmed or paid. */
function DayDialog({ request, title, done, field, message, onClose }: DayDialogProps) {
  const today = londonIsoDay(new Date());
  return (
    <ChangeDialog
      {...useRequestChanges(request)}
      title={title}
      submit={title}
      successTitle={done}
      schema={DAY_SCHEMAS[field]}
      proposed={{ [field]: today }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{message}</Typography>
      <FormDate name={field} earliest={request.receivedOn} latest={today} />
    </ChangeDialog>
  );
}

const identitySchema = formSchema(
  object({
    identityConfirmedOn: REQUEST_FIELDS.identityConfirmedOn.required(MISSING_DATE),
    identityCheckedBy: REQUEST_FIELDS.identityCheckedBy.required('Choose how you checked'),
  }),
);

/** Records that the person is who they say, with the date and how staff checked. */
export function IdentityDialog({ request, onClose }: RequestDialogProps) {
  const today = londonIsoDay(new Date());
  return (
    <ChangeDialog
      {...useRequestChanges(request)}
      title="Record identity check"
      submit="Record identity check"
      successTitle="Identity confirmed"
      schema={identitySchema}
      proposed={{ identityConfirmedOn: today }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        Check that the person is who they say. The month to answer starts on the day you confirm it, or on the
        day you received the request if that is later.
      </Typography>
      <FormSelect name="identityCheckedBy" options={optionsOf(IDENTITY_CHECKS)} />
      <FormDate name="identityConfirmedOn" earliest={request.receivedOn} latest={today} />
    </ChangeDialog>
  );
}

export const AuthorityDialog = (props: RequestDialogProps) => (
  <DayDialog
    {...props}
    title="Record authority"
    done="Authority confirmed"
    field="authorityConfirmedOn"
    message="Someone else asks for this person. See their written authority, or ask the person yourself."
  />
);

export const FeeDialog = (props: RequestDialogProps) => (
  <DayDialog
    {...props}
    title="Record fee payment"
    done="Fee recorded"
    field="feePaidOn"
    message="The clock starts no earlier than the day the fee was paid."
  />
);

const pauseSchema = (label: string) => formSchema(object({ pauses: text(label).required(MISSING_DATE) }));
const askedSchema = pauseSchema('Asked on');
const answeredSchema = pauseSchema('Answered on');

interface PauseDialogProps extends RequestDialogProps {
  title: string;
  schema: typeof askedSchema;
  done: string;
  message: string;
  /** The first possible date. */
  from: string;
  /** The pauses with the date. */
  pausesWith: (day: string) => DataRequest['pauses'];
}

function PauseDialog(props: PauseDialogProps) {
  const { request, title, schema, done, message, from, pausesWith, onClose } = props;
  const [change] = useChangeDataRequestMutation();
  const today = londonIsoDay(new Date());
  return (
    <FormikDialog
      title={title}
      schema={schema}
      initialValues={{ pauses: today }}
      submit={title}
      send={({ pauses }) => {
        const body = { pauses: [...pausesWith(pauses)], updatedAt: request.updatedAt };
        return change({ id: request.id, body }).unwrap();
      }}
      successToast={{ title: done }}
      errorToast={{ title: 'Not saved', description: 'The clock was not changed' }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{message}</Typography>
      <FormDate name="pauses" earliest={from} latest={today} />
    </FormikDialog>
  );
}

export const StopClockDialog = ({ request, onClose }: RequestDialogProps) => (
  <PauseDialog
    request={request}
    title="Stop the clock"
    schema={askedSchema}
    done="Clock stopped"
    message={`The clock stops while we wait for ${request.name} to clarify. Ask first: we send no email from here.`}
    from={request.receivedOn}
    pausesWith={(askedOn) => [...request.pauses, { askedOn, answeredOn: null }]}
    onClose={onClose}
  />
);

export const RecordReplyDialog = ({ request, onClose }: RequestDialogProps) => {
  const since = request.pauses.find(({ answeredOn }) => answeredOn === null)?.askedOn ?? request.receivedOn;
  return (
    <PauseDialog
      request={request}
      title="Record reply"
      schema={answeredSchema}
      done="Clock restarted"
      message={`${request.name} has clarified. The due date moves by the days in between.`}
      from={since}
      pausesWith={(answeredOn) =>
        request.pauses.map((pause) => (pause.answeredOn === null ? { ...pause, answeredOn } : pause))
      }
      onClose={onClose}
    />
  );
};

const outcomes = optionsOf(REQUEST_OUTCOMES);

const closingSchema = formSchema(
  object({
    outcome: REQUEST_FIELDS.outcome.required('Choose the outcome'),
    closedOn: REQUEST_FIELDS.closedOn.required('Enter the date of the answer'),
    letter: REQUEST_FIELDS.letter,
  }),
);

/** Closes a request with its outcome and the letter to the person. */
export function CloseRequestDialog({ request, onClose }: RequestDialogProps) {
  const today = londonIsoDay(new Date());
  return (
    <ChangeDialog
      {...useRequestChanges(request)}
      title="Close request"
      submit="Close request"
      successTitle="Request closed"
      schema={closingSchema}
      proposed={{ closedOn: today }}
      onClose={onClose}
    >
      <FieldGrid>
        <FormSelect name="outcome" options={outcomes} />
        <FormDate name="closedOn" earliest={request.receivedOn} latest={today} />
        <WholeRow>
          <FormTextField
            name="letter"
            rows={8}
            helperText="A copy of what you sent. We send no email from here."
          />
        </WholeRow>
      </FieldGrid>
    </ChangeDialog>
  );
}

const editSchema = formSchema(object(REQUEST_FIELDS).omit(['authorityConfirmedOn']));
const editForSomeoneSchema = formSchema(object(REQUEST_FIELDS));

interface EditRequestDialogProps extends RequestDialogProps {
  signedInId: string | null;
}

/** Everything that staff record, for corrections and for reopening. */
export function EditRequestDialog({ request, signedInId, onClose }: EditRequestDialogProps) {
  const today = londonIsoDay(new Date());
  const dates = { earliest: request.receivedOn, latest: today };
  const isForSomeone = request.requestedBy === 'representative';
  return (
    <ChangeDialog
      {...useRequestChanges(request)}
      title={`Edit ${request.reference}`}
      submit="Save"
      successTitle="Request updated"
      schema={isForSomeone ? editForSomeoneSchema : editSchema}
      onClose={onClose}
    >
      <FieldGrid>
        <FormDate name="identityConfirmedOn" {...dates} />
        <FormSelect name="identityCheckedBy" options={optionsOf(IDENTITY_CHECKS)} />
        {isForSomeone && <FormDate name="authorityConfirmedOn" {...dates} />}
        <FormTextField
          name="feePence"
          inputMode="decimal"
          helperText="Usually none. A fee is allowed only for excessive requests."
        />
        <FormDate name="feePaidOn" {...dates} />
        <FormOwnerSelect name="ownerId" signedInId={signedInId} current={request.owner} />
        <FormSelect
          name="outcome"
          options={outcomes}
          placeholder="Open"
          helperText="To reopen the request, choose ‘Open’ and clear the date of the answer."
        />
        <FormDate name="closedOn" {...dates} />
        <WholeRow>
          <FormTextField name="letter" rows={5} />
        </WholeRow>
        <WholeRow>
          <FormTextField name="notes" rows={3} />
        </WholeRow>
      </FieldGrid>
    </ChangeDialog>
  );
}
