import { useMoveSubmissionMutation, type Move, type Submission } from '@/features/deals/deals-api';
import { ReasonFields } from '@/features/deals/reason-fields';
import { SENT_VIA, stateLabel, type OfferedMove } from '@/features/deals/submission-states';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormSelect } from '@/shared/forms/form-select';
import { useIdempotent } from '@/shared/forms/use-idempotent';

type Values = Readonly<Record<'sentVia' | 'reasonCode' | 'reason', string>>;

interface MoveDialogProps {
  submission: Submission;
  move: OfferedMove;
  onClose: () => void;
}

/** Changes a submission's status, with the details that this needs. */
export function MoveDialog({ submission, move: { to, label }, onClose }: MoveDialogProps) {
  const move = useIdempotent(useMoveSubmissionMutation());
  const { id, lender, updatedAt } = submission;
  const ends = to === 'declined' || to === 'withdrawn';
  return (
    <FormikDialog<Values>
      title={`${lender.name}: ${label}`}
      label={`Submission to ${lender.name}`}
      initialValues={{ sentVia: submission.sentVia ?? 'email', reasonCode: '', reason: '' }}
      validate={({ reasonCode }): Partial<Values> =>
        to === 'declined' && reasonCode === '' ? { reasonCode: 'Choose why the lender declined' } : {}
      }
      submit="Save"
      send={({ sentVia, reasonCode, reason }) => {
        const body: Move = {
          to,
          updatedAt,
          ...(to === 'sent' && { sentVia: (sentVia || null) as Move['sentVia'] }),
          ...(ends && { reasonCode: (reasonCode || null) as Move['reasonCode'], reason }),
        };
        return move({ id, body });
      }}
      sent={{ title: 'Submission updated', description: `${lender.name}: ${stateLabel(to).toLowerCase()}` }}
      failed={{ title: 'Not saved', description: 'The submission was not changed' }}
      onClose={onClose}
    >
      {to === 'sent' && (
        <FormSelect name="sentVia" label="How the details went" options={SENT_VIA} placeholder={null} />
      )}
      {ends && <ReasonFields required={to === 'declined'} />}
    </FormikDialog>
  );
}
