import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import type { Schemas } from '@/api/schemas';
import { LineQuestions } from '@/features/commissions/line-questions';
import { useAnswerQuestionMutation } from '@/features/commissions/staff/ledger-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import type { OpenDialog } from '@/shared/dialogs/use-dialog';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { showProblem, type SendProblem } from '@/shared/forms/sending/send-problem';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { nameOrFormer } from '@/shared/lib/names';
import { changeOf, type Change } from '@/shared/lib/failure';
import { describeChange } from '@/shared/lib/use-read-version';
import { writtenText } from '@/shared/ui/written-text';

const schema = formSchema(object({ answer: text('Your answer').required('Enter the answer') }));

type Question = Schemas['StaffLineQuestionResponse'];

interface AnswerDialogProps {
  question: Question;
  partner: string;
  onClose: () => void;
}

/** Staff answer a partner's question, which completes its task. */
export function AnswerDialog({ question: { id, question, updatedAt }, partner, onClose }: AnswerDialogProps) {
  const answer = useIdempotent(useAnswerQuestionMutation());
  return (
    <FormikDialog
      title={`Answer ${partner}`}
      schema={schema}
      submit="Send Answer"
      pending="Sending..."
      send={(values) => answer({ id, body: { ...values, updatedAt } })}
      successToast={{ title: 'Answer sent', description: 'We will email the partner.' }}
      showError={(form, values, failure) => {
        const change = changeOf<Question>(failure);
        if (change) form.setStatus(alreadyAnswered(change));
        else showProblem(form, values, failure);
      }}
      errorToast={{ title: 'Not sent', description: 'Your answer is still here' }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, ...writtenText }}>{question}</Typography>
      <FormTextField
        name="answer"
        rows={4}
        helperText="The partner reads it by email and with the question. It cannot be changed afterwards."
      />
    </FormikDialog>
  );
}

const alreadyAnswered = (change: Change<Question>): SendProblem => ({
  fields: {},
  message: `${describeChange(change, 'answered this')}: ‘${change.current.answer}’. Your answer was not sent.`,
  wait: null,
});

interface PartnersQuestionsProps {
  questions: readonly Question[];
  /** The partner's company name. */
  partner: string;
  openDialog: OpenDialog;
}

/** A partner's questions about a line or a case, with buttons to answer. */
export function PartnersQuestions({ questions, partner, openDialog }: PartnersQuestionsProps) {
  return (
    <LineQuestions
      questions={questions}
      answeredBy={({ answeredBy }) => nameOrFormer(answeredBy?.name)}
      open={(question) => (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Answer: ${question.question}`}
          onClick={() => openDialog(AnswerDialog, { question, partner })}
        >
          Answer
        </Button>
      )}
    />
  );
}
