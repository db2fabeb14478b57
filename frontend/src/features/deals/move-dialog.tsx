import { Formik, type FormikHelpers } from 'formik';
import { useMoveSubmissionMutation, type Move, type Submission } from '@/features/deals/deals-api';
import { REASONS, SENT_VIA, type OfferedMove } from '@/features/deals/submission-states';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useToast } from '@/shared/ui/toast-context';

type Values = Readonly<Record<'sentVia' | 'reasonCode' | 'reason', string>>;

interface MoveDialogProps {
  submission: Submission;
  move: OfferedMove;
  onClose: () => void;
}

/** Says how a submission stands with its lender, and what has to be told with that. */
export function MoveDialog({ submission, move: { to, label }, onClose }: MoveDialogProps) {
  const [move] = useMoveSubmissionMutation();
  const keyFor = useSubmissionKey();
  const toast = useToast();
  const { id, lender, updatedAt } = submission;
  const ends = to === 'declined' || to === 'withdrawn';

  const save = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    const body: Move = {
      to,
      updatedAt,
      ...(to === 'sent' && { sentVia: (values.sentVia || null) as Move['sentVia'] }),
      ...(ends && { reasonCode: (values.reasonCode || null) as Move['reasonCode'], reason: values.reason }),
    };
    try {
      await move({ id, body, idempotencyKey: keyFor(body) }).unwrap();
      toast({ title: 'Submission updated', description: `${lender.name}: ${label.toLowerCase()}` });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not saved', description: 'The submission stays as it was', destructive: true });
    }
  });

  return (
    <Formik<Values>
      initialValues={{ sentVia: submission.sentVia ?? 'email', reasonCode: '', reason: '' }}
      validate={({ reasonCode }): Partial<Values> =>
        to === 'declined' && reasonCode === '' ? { reasonCode: 'Say why the lender declined' } : {}
      }
      onSubmit={(values, form) => save([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog
          title={`${lender.name}: ${label}`}
          maxWidth="sm"
          dirty={dirty}
          busy={isSubmitting}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={`Submission to ${lender.name}`}>
              {to === 'sent' && (
                <FormSelect
                  name="sentVia"
                  label="How the details went"
                  options={SENT_VIA}
                  placeholder={null}
                />
              )}
              {ends && (
                <>
                  <FormSelect
                    name="reasonCode"
                    label="Reason"
                    required={to === 'declined'}
                    options={REASONS}
                  />
                  <FormTextField
                    name="reason"
                    label="In words (internal)"
                    rows={3}
                    helperText="No partner and no client reads it."
                  />
                </>
              )}
              <FormDialogActions submit="Save" pending="Saving..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
