import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { useAskConsentsMutation, type AskedConsents } from '@/features/deals/deals-api';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FormBody } from '@/shared/forms/form-body';
import { FormCheckbox } from '@/shared/forms/form-checkbox';
import { FormRadioGroup } from '@/shared/forms/form-radio-group';
import { FormSelect } from '@/shared/forms/form-select';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { useToast } from '@/shared/ui/toast-context';

interface Values {
  /** 'true' or 'false', in the order of the lenders. */
  readonly chosen: readonly string[];
  readonly answer: string;
  readonly via: string;
}

const VIA = [
  { value: 'phone', label: 'By phone' },
  { value: 'email', label: 'By e-mail' },
  { value: 'in_person', label: 'In person' },
];

const ANSWERS = [
  { value: 'given', label: 'Yes' },
  { value: 'refused', label: 'No' },
];

const CHOOSE = 'Choose at least one lender';
const isChosen = ({ chosen }: Values): boolean => chosen.includes('true');

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

interface ConsentDialogProps {
  applicationId: string;
  /** Whether the client is asked by mail, or has answered already. */
  what: 'ask' | 'record';
  /** All that can be chosen. */
  lenders: readonly string[];
  chosen: readonly string[];
  onClose: () => void;
}

/** Asks the client whether the details may go to lenders, or keeps what the client said. */
export function ConsentDialog({ applicationId, what, lenders, chosen, onClose }: ConsentDialogProps) {
  const groupId = useId();
  const [ask] = useAskConsentsMutation();
  const keyFor = useSubmissionKey();
  const toast = useToast();
  const isAsked = what === 'ask';

  const save = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    const named = lenders.filter((_, index) => values.chosen[index] === 'true');
    const answer = { state: values.answer, via: values.via } as Pick<AskedConsents, 'state' | 'via'>;
    const body: AskedConsents = { lenders: named, ...(!isAsked && answer) };
    try {
      await ask({ applicationId, body, idempotencyKey: keyFor({ applicationId, ...body }) }).unwrap();
      toast({ title: isAsked ? 'Client asked' : 'Answer recorded', description: listed.format(named) });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({
        title: isAsked ? 'Client not asked' : 'Not recorded',
        description: 'The consents stay as they were',
        destructive: true,
      });
    }
  });

  return (
    <Formik<Values>
      initialValues={{
        chosen: lenders.map((lender) => `${chosen.includes(lender)}`),
        answer: 'given',
        via: 'phone',
      }}
      validate={(values) => (isChosen(values) ? {} : { chosen: CHOOSE })}
      onSubmit={(values, form) => save([values, form])}
    >
      {({ dirty, isSubmitting, values, submitCount }) => {
        const missing = submitCount > 0 && !isChosen(values) ? CHOOSE : null;
        return (
          <FormDialog
            title={isAsked ? 'Ask the Client' : 'Record an Answer'}
            maxWidth="sm"
            dirty={dirty}
            busy={isSubmitting}
            onClose={onClose}
          >
            {(close) => (
              <FormBody label="Consent of the client">
                <Typography variant="body2" color="textSecondary">
                  {isAsked
                    ? 'The client gets one mail with the link to the status page, and answers there for each lender.'
                    : 'What the client said to you. It stands in the history under your name.'}
                </Typography>
                <FormControl component="fieldset" error={missing !== null}>
                  <FormLabel component="legend" id={groupId}>
                    Lenders
                  </FormLabel>
                  {lenders.map((lender, index) => (
                    <FormCheckbox key={lender} name={`chosen.${index}`} label={lender} />
                  ))}
                  {missing && <FormHelperText>{missing}</FormHelperText>}
                </FormControl>
                {!isAsked && (
                  <>
                    <FormRadioGroup name="answer" label="May the details go there?" options={ANSWERS} />
                    <FormSelect name="via" label="How the client answered" options={VIA} placeholder={null} />
                  </>
                )}
                <FormDialogActions
                  submit={isAsked ? 'Send the question' : 'Record'}
                  pending={isAsked ? 'Sending...' : 'Saving...'}
                  onCancel={close}
                />
              </FormBody>
            )}
          </FormDialog>
        );
      }}
    </Formik>
  );
}
