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
  /** The form's id, for a submit button elsewhere on the page. */
  id: string;
  /** Called with the answers of visible steps. If it rejects, server errors appear at their fields. */
  onSearch: (answers: FactFindAnswers) => Promise<void>;
  /** Called with restored answers, and on each change. */
  onAnswers: (answers: FactFindAnswers) => void;
  /** Called when all answers were cleared. */
  onStartAgain: () => void;
  /** Answers given elsewhere on the page, to adopt. */
  answered: Partial<FactFindAnswers> | null;
  /** A question above the button. */
  consent?: ReactNode;
}

/** All questions of an application, step by step, with a draft that outlives the page until submitted. */
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
