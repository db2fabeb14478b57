import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { useMoveSubmissionMutation, type Move, type Submission } from '@/features/deals/deals-api';
import { EndReasonFields, endReasonFields } from '@/features/deals/end-reason-fields';
import { SENT_VIA, stateLabel, type OfferedMove } from '@/features/deals/submissions/submission-states';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { choice, formSchema } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';

const fields = object({ ...endReasonFields, sentVia: choice<SentVia>('How we sent the details', 'email') });

const schema = formSchema(fields);
const declineSchema = formSchema(
  fields.shape({ reasonCode: endReasonFields.reasonCode.required('Choose why the lender declined') }),
);

type SentVia = NonNullable<Move['sentVia']>;

interface MoveDialogProps {
  submission: Submission;
  move: OfferedMove;
  /** The lender's address and the case, to send them by hand; null if unknown. */
  handOver: ReactNode;
  onClose: () => void;
}

/** Changes a submission's status, with the details that this needs. */
export function MoveDialog({ submission, move: { to, label }, handOver, onClose }: MoveDialogProps) {
  const move = useIdempotent(useMoveSubmissionMutation());
  const { id, lender, updatedAt } = submission;
  const ends = to === 'declined' || to === 'withdrawn';
  const isSent = to === 'sent';
  return (
    <FormikDialog
      title={isSent ? sentTitle(submission) : `${lender.name}: ${label}`}
      label={`Submission to ${lender.name}`}
      schema={to === 'declined' ? declineSchema : schema}
      {...(submission.sentVia && { initialValues: { sentVia: submission.sentVia } })}
      submit={isSent ? label : 'Save'}
      send={({ sentVia, reasonCode, reason }) => {
        const body: Move = {
          to,
          updatedAt,
          ...(isSent && { sentVia }),
          ...(ends && { ...(reasonCode && { reasonCode }), reason }),
        };
        return move({ id, body });
      }}
      successToast={
        isSent
          ? { title: 'Recorded', description: `We are now waiting for ${lender.name}` }
          : { title: 'Submission updated', description: `${lender.name}: ${stateLabel(to).toLowerCase()}` }
      }
      errorToast={{ title: 'Not saved', description: 'The submission was not changed' }}
      onClose={onClose}
    >
      {isSent && (
        <>
          <Alert severity="info">
            This does not send anything. Send it by the lender’s portal or email first.
          </Alert>
          {handOver}
          <FormSelect name="sentVia" options={SENT_VIA} placeholder={null} />
        </>
      )}
      {ends && <EndReasonFields />}
    </FormikDialog>
  );
}

const sentTitle = ({ state, lender: { name } }: Submission): string => {
  if (state === 'info_requested') return `Record that ${name} has the information`;
  return state === 'declined' ? `Record an appeal to ${name}` : `Record that ${name} has the details`;
};
