import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import type { Schemas } from '@/api/schemas';
import { questions } from '@/shared/application-answers/questions';
import { FormRadioGroup } from '@/shared/forms/form-radio-group';
import { FormSelect } from '@/shared/forms/form-select';
import { sentenceOf } from '@/shared/lib/failure';

type Question = Schemas['MatchQuestion'];
type Name = Question['answer'];
type Answers = Readonly<Partial<Record<Name, string>>>;

const NAMES = Object.keys(questions) as Name[];
const blank = Object.fromEntries(NAMES.map((name) => [name, ''])) as Record<Name, string>;

interface OpenQuestionsProps {
  /** Those that leave most of the found lenders unconfirmed, worst first. */
  questions: readonly Question[];
  /** Is given each answer at once. */
  onAnswer: (answers: Answers) => Promise<void>;
}

/** What was left open, asked beside the lenders that it would settle. What is answered stays in its place. */
export function OpenQuestions({ questions, onAnswer }: OpenQuestionsProps) {
  const id = useId();
  const [places, setPlaces] = useState<readonly Name[]>([]);
  const [saved, setSaved] = useState<Answers>({});
  const added = questions.map(({ answer }) => answer).filter((name) => !places.includes(name));
  if (added.length > 0) setPlaces([...places, ...added]);
  if (places.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={panel}>
      <Typography id={id} variant="h4" component="h3">
        Answer these to refine your matches
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        These answers separate lenders that look alike. Your list updates straight away.
      </Typography>
      <Formik initialValues={blank} onSubmit={() => undefined}>
        <Box component="form" noValidate aria-labelledby={id} sx={{ display: 'grid', gap: 2.5 }}>
          {places.map((name) => (
            <OpenQuestion
              key={name}
              name={name}
              question={questions.find(({ answer }) => answer === name)}
              saved={saved[name]}
            />
          ))}
          <Sending
            onAnswer={async (answers) => {
              await onAnswer(answers);
              setSaved((before) => ({ ...before, ...answers }));
            }}
          />
        </Box>
      </Formik>
    </Box>
  );
}

const panel = {
  borderTop: 2,
  borderColor: 'copper',
  pt: 2,
  displayPrint: 'none',
} as const;

interface OpenQuestionProps {
  name: Name;
  /** Undefined once it is no longer open. */
  question: Question | undefined;
  /** The answer that was saved. */
  saved: string | undefined;
}

function OpenQuestion({ name, question, saved }: OpenQuestionProps) {
  const { values } = useFormikContext<Record<Name, string>>();
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

const NOT_KEPT = 'Your answer was not saved. Please try again.';

/** One call at a time: what is answered meanwhile, or could not be saved, goes with the next. */
function Sending({ onAnswer }: Pick<OpenQuestionsProps, 'onAnswer'>) {
  const { values } = useFormikContext<Record<Name, string>>();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** What could not be saved, which is not sent again by itself. */
  const [refused, setRefused] = useState<typeof values | null>(null);
  const sent = useRef(values);

  useEffect(() => {
    const changed = NAMES.filter((name) => values[name] !== sent.current[name] && values[name] !== '');
    if (sending || changed.length === 0 || values === refused) return;
    const before = sent.current;
    sent.current = values;
    setSending(true);
    onAnswer(Object.fromEntries(changed.map((name) => [name, values[name]])))
      .then(
        () => setProblem(null),
        (failure: unknown) => {
          sent.current = before;
          setRefused(values);
          setProblem(sentenceOf(failure, NOT_KEPT));
        },
      )
      .finally(() => setSending(false));
  }, [values, sending, refused, onAnswer]);

  return (
    <div role="alert">
      {problem && (
        <Alert
          severity="error"
          role="presentation"
          action={
            <Button color="inherit" disabled={sending} onClick={() => setRefused(null)}>
              Try again
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
    </div>
  );
}
