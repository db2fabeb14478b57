import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useChangeCompletionMutation, type Submission } from '@/features/deals/deals-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FormBody } from '@/shared/forms/form-body';
import { FormDate } from '@/shared/forms/form-date';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { londonIsoDay } from '@/shared/lib/dates';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

type Values = Readonly<Record<'redeemedOn', string>>;

interface RedemptionDialogProps {
  submission: Submission;
  onClose: () => void;
}

/** Says on which day a facility was paid back before its end. */
export function RedemptionDialog({ submission: { id, lender, updatedAt }, onClose }: RedemptionDialogProps) {
  const [change] = useChangeCompletionMutation();
  const toast = useToast();
  const save = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    try {
      await change({ id, body: { ...values, updatedAt } }).unwrap();
      toast({ title: 'Paid back early', description: 'Nobody is asked whether to renew it' });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not saved', description: 'The completion stays as it was', destructive: true });
    }
  });
  const today = londonIsoDay(new Date());
  return (
    <Formik<Values>
      initialValues={{ redeemedOn: today }}
      validate={({ redeemedOn }): Partial<Values> =>
        redeemedOn === '' ? { redeemedOn: 'Say on which day it was paid back' } : {}
      }
      onSubmit={(values, form) => save([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog
          title={`${lender.name}: paid back early`}
          maxWidth="sm"
          dirty={dirty}
          busy={isSubmitting}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={`Early repayment to ${lender.name}`}>
              <Typography variant="body2" color="textSecondary">
                The task to ask whether to renew is done, or is not made. What a partner earned stays.
              </Typography>
              <FormDate name="redeemedOn" label="Paid back on" required latest={today} />
              <FormDialogActions submit="Save" pending="Saving..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}

/** Takes it back. */
export function NotRedeemed({ submission: { id, lender, updatedAt }, onClose }: RedemptionDialogProps) {
  const [change] = useChangeCompletionMutation();
  return (
    <ConfirmedAction
      question={`Is the facility of ${lender.name} not paid back after all?`}
      sentence="It runs to its end again, and ninety days before that you are asked whether to renew it."
      confirm="Not paid back"
      action={() => change({ id, body: { redeemedOn: null, updatedAt } }).unwrap()}
      done={{ title: 'The facility runs on' }}
      failed={(failure) => ({
        title: 'Not saved',
        description: sentenceOf(failure, 'The completion stays as it was.'),
      })}
      onClose={onClose}
    />
  );
}
