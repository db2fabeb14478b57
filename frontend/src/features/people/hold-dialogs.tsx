import { object } from 'yup';
import { useEndHoldMutation, usePlaceHoldMutation, type Hold } from '@/features/people/people-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormDate } from '@/shared/forms/fields/form-date';
import { dateOrNull, formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { isoDayAfter, londonIsoDay } from '@/shared/lib/dates';

const holdSchema = formSchema(
  object({
    reason: text('Reason').required('Enter the reason for the hold'),
    endsOn: dateOrNull('Ends on'),
  }),
);

interface PlaceHoldDialogProps {
  subjectType: Hold['subjectType'];
  subjectId: string;
  /** The record's name. */
  name: string;
  onClose: () => void;
}

/** Keeps a record from being deleted or erased. */
export function PlaceHoldDialog({ subjectType, subjectId, name, onClose }: PlaceHoldDialogProps) {
  const place = useIdempotent(usePlaceHoldMutation());
  return (
    <FormikDialog
      title={`Put ${name} on hold`}
      schema={holdSchema}
      submit="Put on hold"
      send={(hold) => place({ body: { subjectType, subjectId, ...hold } })}
      successToast={{ title: 'On hold', description: 'It is not deleted or erased until the hold ends.' }}
      errorToast={{ title: 'Not on hold', description: 'The hold could not be saved' }}
      onClose={onClose}
    >
      <FormTextField
        name="reason"
        rows={3}
        placeholder="e.g. Court case 2026/114"
        helperText="Staff see this, and it is shown wherever the record would be erased."
      />
      <FormDate
        name="endsOn"
        earliest={isoDayAfter(londonIsoDay(new Date()))}
        helperText="First day without the hold. If empty, you end it by hand."
      />
    </FormikDialog>
  );
}

/** Ends a hold: what was due is deleted the next night. */
export function EndHoldDialog({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const [end] = useEndHoldMutation();
  return (
    <ConfirmedAction
      title={`End the hold on ${hold.subjectName ?? 'this record'}?`}
      message="If its retention period has ended, the next nightly run deletes it or makes it anonymous. You can put it on hold again until then."
      confirm="End hold"
      action={() => end(hold.id).unwrap()}
      successToast={{ title: 'Hold ended' }}
      errorToast={{ title: 'Not ended', description: 'The hold is unchanged.' }}
      onClose={onClose}
    />
  );
}
