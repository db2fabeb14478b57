import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  useRecordPerimeterCheckMutation,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';

interface PerimeterNoticeProps {
  application: Application;
  onCheck: () => void;
}

/** Says beforehand that nothing can be sent to a lender yet, why, and what to do about it. */
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
  application: Application;
  onClose: () => void;
}

export function PerimeterCheckDialog({ application, onClose }: PerimeterCheckDialogProps) {
  const [record] = useRecordPerimeterCheckMutation();
  const { id, updatedAt, perimeter } = application;
  return (
    <ConfirmedAction
      question="Record the regulation check?"
      sentence={`${perimeter.reason} Confirm that you have checked with the client whether this loan is regulated, and that we may arrange it. We save your name and the time, and the application can then be sent to lenders.`}
      confirm="Record check"
      pending="Recording…"
      action={() => record({ id, body: { updatedAt } }).unwrap()}
      done={{ title: 'Check recorded', description: 'You can now send the application to lenders' }}
      failed={{ title: 'Check not recorded', description: 'Please try again' }}
      onClose={onClose}
    />
  );
}
