import Box from '@mui/material/Box';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { detailedSteps } from '@/shared/application-answers/detailed-steps';
import { detailedDraft } from '@/features/fact-find/draft';
import { SteppedForm } from '@/features/fact-find/stepped-form';
import { showProblem } from '@/shared/forms/send-problem';
import {
  blankAnswers,
  type FactFindAnswers,
  type FactFindValues,
  toAnswers,
} from '@/features/fact-find/fact-find-answers';
import { answersValidation } from '@/shared/application-answers/given-answers';

const noAnswers = blankAnswers(detailedSteps);
const schema = answersValidation(detailedSteps);

interface DetailedFormProps {
  /** Names the form to a button elsewhere on the page that sends it. */
  id: string;
  /** Gets the answers of the steps that show. When it rejects, the server's errors land beside their fields. */
  onSearch: (answers: FactFindAnswers) => Promise<void>;
  /** Called with the answers that were brought back, and whenever one changes. */
  onAnswers: (answers: FactFindAnswers) => void;
  /** Called when every answer has been cleared. */
  onStartAgain: () => void;
  /** Answers that were given elsewhere on the page, for the form to take. */
  answered: Partial<FactFindAnswers> | null;
  /** What is asked above the button. */
  consent?: ReactNode;
}

/** Every question of an application, a step at a time, with a draft that outlives the page until it is sent. */
export function DetailedForm({
  id,
  onSearch,
  onAnswers,
  onStartAgain,
  answered,
  consent,
}: DetailedFormProps) {
  const send = async (values: FactFindValues, form: FormikHelpers<FactFindValues>) => {
    try {
      await onSearch(toAnswers(detailedSteps, values));
      detailedDraft.keepSent(values);
    } catch (failure) {
      showProblem(form, values, failure);
      throw failure;
    }
  };
  const startAgain = () => {
    detailedDraft.clear();
    onStartAgain();
  };
  return (
    <Formik initialValues={noAnswers} validationSchema={schema} onSubmit={send}>
      <Box sx={{ minHeight: 640 }}>
        <SteppedForm
          steps={detailedSteps}
          blank={noAnswers}
          id={id}
          onAnswers={(values) => onAnswers(toAnswers(detailedSteps, values))}
          onStartAgain={startAgain}
          answered={answered}
          consent={consent}
        />
      </Box>
    </Formik>
  );
}
