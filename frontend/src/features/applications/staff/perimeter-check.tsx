import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import {
  useRecordPerimeterCheckMutation,
  type Application,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { checkRecord } from '@/features/applications/staff/application-perimeter';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { formSchema, text } from '@/shared/forms/form-schema';

interface PerimeterNoticeProps {
  application: Application;
  onCheck: () => void;
}

/** Says that nothing can be sent to a lender yet, why, and what to do. */
export function PerimeterNotice({ application, onCheck }: PerimeterNoticeProps) {
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mb: 2 }}
      action={
        <Button size="small" variant="outlined" onClick={onCheck}>
          Record check
        </Button>
      }
    >
      <strong>Check whether this loan is regulated before you send it to a lender.</strong>{' '}
      {application.perimeter.reason}
    </Alert>
  );
}

interface PerimeterCheckDialogProps {
  application: ApplicationInFull;
  onClose: () => void;
}

/** Nothing is typed. The reasons are fields so that the dialog shows a colleague's change of them. */
const schema = formSchema(
  object({ reason: text('Reason for the check'), recorded: text('Regulation check') }),
);

export function PerimeterCheckDialog({ application, onClose }: PerimeterCheckDialogProps) {
  const [record] = useRecordPerimeterCheckMutation();
  const { form } = useRecordForm({
    schema,
    record: application,
    valuesOf: (kept: ApplicationInFull) => ({ reason: kept.perimeter.reason, recorded: checkRecord(kept) }),
    send: (_fields, { id, updatedAt }) => record({ id, body: { updatedAt } }).unwrap(),
    recordKind: 'application',
  });
  return (
    <FormikDialog
      title="Record the regulation check?"
      {...form}
      submit="Record check"
      pending="Recording…"
      sent={{ title: 'Check recorded', description: 'You can now send the application to lenders' }}
      failed={{ title: 'Check not recorded', description: 'Please try again' }}
      onClose={onClose}
    >
      {({ reason, recorded }) => (
        <>
          {recorded && <Alert severity="info">Already recorded on {recorded}.</Alert>}
          <Typography>
            {reason} Confirm that you have checked with the client whether this loan is regulated, and that we
            may arrange it. We save your name and the time, and the application can then be sent to lenders.
          </Typography>
        </>
      )}
    </FormikDialog>
  );
}
