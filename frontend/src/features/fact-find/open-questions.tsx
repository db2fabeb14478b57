import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { Schemas } from '@/api/schemas';
import { questions } from '@/shared/application-answers/questions';
import { useForm } from '@/shared/forms/form-context';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikForm } from '@/shared/forms/formik-form';
import { errorMessage } from '@/shared/lib/failure';
import { fromEntries, keysOf } from '@/shared/lib/records';

type Question = Schemas['MatchQuestion'];
type Name = Question['answer'];
type Answers = Readonly<Partial<Record<Name, string>>>;

const blank = fromEntries(keysOf(questions).map((name) => [name, '']));

interface OpenQuestionsProps {
  /** Questions that leave most matched lenders unconfirmed, worst first. */
  questions: readonly Question[];
  /** Called with each answer immediately. */
  onAnswer: (answers: Answers) => Promise<void>;
}

/** Unanswered questions beside the lenders that they would settle. Answered ones keep their place. */
export function OpenQuestions({ questions, onAnswer }: OpenQuestionsProps) {
  const id = useId();
  const [places, setPlaces] = useState<readonly Name[]>([]);
  const { saved, problem, sending, add, retry } = useSendAnswers(onAnswer);
  const added = questions.map(({ answer }) => answer).filter((name) => !places.includes(name));
  if (added.length > 0) setPlaces([...places, ...added]);
  if (places.length === 0) return null;
  return (
    <Paper component="section" variant="accent" aria-labelledby={id} sx={{ displayPrint: 'none' }}>
      <Typography id={id} variant="h4" component="h3">
        {titleOf(questions.length)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        These answers separate lenders that look alike. Your list updates straight away.
      </Typography>
      <FormikForm initialValues={blank} onSubmit={() => undefined}>
        <Box
          component="form"
          noValidate
          aria-labelledby={id}
          sx={{ display: 'grid', gap: 2.5 }}
          onChange={({ target }) => {
            if (isControl(target) && target.value !== '') add({ [target.name]: target.value });
          }}
        >
          {places.map((name) => (
            <OpenQuestion
              key={name}
              name={name}
              question={questions.find(({ answer }) => answer === name)}
              saved={saved[name]}
            />
          ))}
          <div role="alert">
            {problem && (
              <Alert
                severity="error"
                role="presentation"
                action={
                  <Button color="inherit" disabled={sending} onClick={retry}>
                    Try again
                  </Button>
                }
              >
                {problem}
              </Alert>
            )}
          </div>
        </Box>
      </FormikForm>
    </Paper>
  );
}

const NUMBERS = ['one', 'two', 'three'];

const titleOf = (open: number): string =>
  open === 0 ? 'All questions answered' : `Answer ${NUMBERS[open - 1] ?? open} more to sort the rest`;

const isControl = (target: unknown) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

interface OpenQuestionProps {
  name: Name;
  /** Undefined once answered. */
  question: Question | undefined;
  /** The saved answer. */
  saved: string | undefined;
}

function OpenQuestion({ name, question, saved }: OpenQuestionProps) {
  const { values } = useForm<Record<Name, string>>();
  const { label, kind, options } = questions[name];
  const answered = values[name] !== '';
  const isSaved = saved !== undefined && saved === values[name];
  const helperText = isSaved ? 'Answered. You can change it here.' : question && wouldSettle(question);
  const common = { name, label, options, helperText };
  if (kind === 'radio') return <FormRadioGroup {...common} />;
  return <FormSelect {...common} {...(answered && { placeholder: null })} />;
}

const wouldSettle = ({ lenders }: Question): string =>
  `Affects ${lenders === 1 ? '1 lender' : `${lenders} lenders`}.`;

const NOT_SAVED = 'Your answer was not saved. Please try again.';

/** Sends answers one request at a time. Answers given meanwhile, and failed ones, go with the next request. */
function useSendAnswers(onAnswer: OpenQuestionsProps['onAnswer']) {
  const [saved, setSaved] = useState<Answers>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const unsent = useRef<Answers>({});
  const rejected = useRef<Answers>({});

  const send = async () => {
    const answers = unsent.current;
    if (sending || isEmpty(answers)) return;
    unsent.current = {};
    setSending(true);
    try {
      await onAnswer(answers);
      setSaved((before) => ({ ...before, ...answers }));
      setProblem(null);
    } catch (failure) {
      if (isEmpty(unsent.current)) rejected.current = answers;
      else unsent.current = { ...answers, ...unsent.current };
      setProblem(errorMessage(failure, NOT_SAVED));
    }
    setSending(false);
  };
  // After a render, so that the next request has the record's new version.
  useEffect(() => {
    if (!isEmpty(unsent.current)) void send();
  });

  const add = (answers: Answers) => {
    unsent.current = { ...rejected.current, ...unsent.current, ...answers };
    rejected.current = {};
    void send();
  };
  return { saved, problem, sending, add, retry: () => add({}) };
}

const isEmpty = (answers: Answers): boolean => Object.keys(answers).length === 0;
