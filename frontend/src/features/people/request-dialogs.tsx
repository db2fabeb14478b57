import Typography from '@mui/material/Typography';
import {
  ChangeRequestDialog,
  REQUEST_LABELS,
  type RequestField,
} from '@/features/people/change-request-dialog';
import { useChangeDataRequestMutation, type DataRequest } from '@/features/people/people-api';
import { REQUEST_OUTCOMES } from '@/features/people/people-labels';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FieldGrid, WholeRow } from '@/shared/forms/field-grid';
import { FormDate } from '@/shared/forms/form-date';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { optionsOf } from '@/shared/forms/options';
import { londonIsoDay } from '@/shared/lib/dates';
import { FormOwnerSelect } from '@/shared/owners/owner-select';

interface RequestDialogProps {
  request: DataRequest;
  onClose: () => void;
}

interface DayDialogProps extends RequestDialogProps {
  title: string;
  done: string;
  field: Extract<RequestField, 'identityConfirmedOn' | 'authorityConfirmedOn' | 'feePaidOn'>;
  /** What must have happened. */
  sentence: string;
}

/** Records the date on which something was confirmed or paid. */
function DayDialog({ request, title, done, field, sentence, onClose }: DayDialogProps) {
  const today = londonIsoDay(new Date());
  return (
    <ChangeRequestDialog
      request={request}
      title={title}
      submit={title}
      done={done}
      fields={[field]}
      proposed={{ [field]: today }}
      validate={(values) => (values[field] === '' ? { [field]: 'Enter the date' } : {})}
      onClose={onClose}
    >
      <Typography color="textSecondary">{sentence}</Typography>
      <FormDate
        name={field}
        label={REQUEST_LABELS[field]}
        required
        earliest={request.receivedOn}
        latest={today}
      />
    </ChangeRequestDialog>
  );
}

export const IdentityDialog = (props: RequestDialogProps) => (
  <DayDialog
    {...props}
    title="Record identity check"
    done="Identity confirmed"
    field="identityConfirmedOn"
    sentence="Check that the person is who they say, for example by calling the number we have on file. The clock starts no earlier."
  />
);

export const AuthorityDialog = (props: RequestDialogProps) => (
  <DayDialog
    {...props}
    title="Record authority"
    done="Authority confirmed"
    field="authorityConfirmedOn"
    sentence="Someone else asks for this person. See their written authority, or ask the person yourself."
  />
);

export const FeeDialog = (props: RequestDialogProps) => (
  <DayDialog
    {...props}
    title="Record fee payment"
    done="Fee recorded"
    field="feePaidOn"
    sentence="The clock starts no earlier than the day the fee was paid."
  />
);

interface PauseDialogProps extends RequestDialogProps {
  title: string;
  label: string;
  done: string;
  sentence: string;
  /** The first possible date. */
  from: string;
  /** The pauses with the date. */
  pausesWith: (day: string) => DataRequest['pauses'];
}

function PauseDialog(props: PauseDialogProps) {
  const { request, title, label, done, sentence, from, pausesWith, onClose } = props;
  const [change] = useChangeDataRequestMutation();
  const today = londonIsoDay(new Date());
  return (
    <FormikDialog
      title={title}
      initialValues={{ pauses: today }}
      validate={({ pauses }) => (pauses === '' ? { pauses: 'Enter the date' } : {})}
      submit={title}
      send={({ pauses }) => {
        const body = { pauses: [...pausesWith(pauses)], updatedAt: request.updatedAt };
        return change({ id: request.id, body }).unwrap();
      }}
      sent={{ title: done }}
      failed={{ title: 'Not saved', description: 'The clock was not changed' }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{sentence}</Typography>
      <FormDate name="pauses" label={label} required earliest={from} latest={today} />
    </FormikDialog>
  );
}

export const StopClockDialog = ({ request, onClose }: RequestDialogProps) => (
  <PauseDialog
    request={request}
    title="Stop the clock"
    label="Asked on"
    done="Clock stopped"
    sentence={`The clock stops while ${request.name} is asked to clarify. Ask first: we send no email from here.`}
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
      label="Answered on"
      done="Clock runs again"
      sentence={`${request.name} has clarified. The due date moves by the days in between.`}
      from={since}
      pausesWith={(answeredOn) =>
        request.pauses.map((pause) => (pause.answeredOn === null ? { ...pause, answeredOn } : pause))
      }
      onClose={onClose}
    />
  );
};

const outcomes = optionsOf(REQUEST_OUTCOMES);

/** Closes a request with its outcome and the letter to the person. */
export function CloseRequestDialog({ request, onClose }: RequestDialogProps) {
  const today = londonIsoDay(new Date());
  return (
    <ChangeRequestDialog
      request={request}
      title="Close request"
      submit="Close request"
      done="Request closed"
      fields={['outcome', 'closedOn', 'letter']}
      proposed={{ closedOn: today }}
      validate={({ outcome, closedOn }) => ({
        ...(outcome === '' && { outcome: 'Choose the outcome' }),
        ...(closedOn === '' && { closedOn: 'Enter the date of the answer' }),
      })}
      onClose={onClose}
    >
      <FieldGrid>
        <FormSelect name="outcome" label={REQUEST_LABELS.outcome} options={outcomes} required />
        <FormDate
          name="closedOn"
          label={REQUEST_LABELS.closedOn}
          required
          earliest={request.receivedOn}
          latest={today}
        />
        <WholeRow>
          <FormTextField
            name="letter"
            label={REQUEST_LABELS.letter}
            rows={8}
            helperText="A copy of what you sent. We send no email from here."
          />
        </WholeRow>
      </FieldGrid>
    </ChangeRequestDialog>
  );
}

interface EditRequestDialogProps extends RequestDialogProps {
  signedInId: string | null;
}

/** Everything that staff record, for corrections and for reopening. */
export function EditRequestDialog({ request, signedInId, onClose }: EditRequestDialogProps) {
  const today = londonIsoDay(new Date());
  const dates = { earliest: request.receivedOn, latest: today };
  const isForSomeone = request.requestedBy === 'representative';
  return (
    <ChangeRequestDialog
      request={request}
      title={`Edit ${request.reference}`}
      submit="Save"
      done="Request updated"
      fields={[
        'identityConfirmedOn',
        ...(isForSomeone ? (['authorityConfirmedOn'] as const) : []),
        ...(['feePence', 'feePaidOn', 'ownerId', 'outcome', 'closedOn', 'letter', 'notes'] as const),
      ]}
      onClose={onClose}
    >
      <FieldGrid>
        <FormDate name="identityConfirmedOn" label={REQUEST_LABELS.identityConfirmedOn} {...dates} />
        {isForSomeone && (
          <FormDate name="authorityConfirmedOn" label={REQUEST_LABELS.authorityConfirmedOn} {...dates} />
        )}
        <FormTextField
          name="feePence"
          label={REQUEST_LABELS.feePence}
          inputMode="decimal"
          helperText="Usually none. A fee is allowed only for excessive requests."
        />
        <FormDate name="feePaidOn" label={REQUEST_LABELS.feePaidOn} {...dates} />
        <FormOwnerSelect name="ownerId" signedInId={signedInId} current={request.owner} />
        <FormSelect
          name="outcome"
          label={REQUEST_LABELS.outcome}
          options={outcomes}
          placeholder="Open"
          helperText="To reopen the request, choose ‘Open’ and clear the date of the answer."
        />
        <FormDate name="closedOn" label={REQUEST_LABELS.closedOn} {...dates} />
        <WholeRow>
          <FormTextField name="letter" label={REQUEST_LABELS.letter} rows={5} />
        </WholeRow>
        <WholeRow>
          <FormTextField name="notes" label={REQUEST_LABELS.notes} rows={3} />
        </WholeRow>
      </FieldGrid>
    </ChangeRequestDialog>
  );
}
