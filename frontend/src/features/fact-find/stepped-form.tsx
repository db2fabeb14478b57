import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { AnswersReview } from '@/features/fact-find/answers-review';
import { detailedDraft } from '@/features/fact-find/draft';
import { blankAnswers, type FactFindValues } from '@/features/fact-find/fact-find-answers';
import { asksToSearch, FactFindBody, FindLendersButton } from '@/features/fact-find/fact-find-body';
import { type FactFindDefinition, useFactFind } from '@/features/fact-find/fact-find-state';
import {
  stepAddress,
  hasField,
  isDone,
  review,
  useSteps,
  visibleSteps,
} from '@/features/fact-find/use-steps';
import { AnswerField } from '@/shared/application-answers/answer-field';
import { detailedSteps } from '@/shared/application-answers/detailed-steps';
import { answersValidation } from '@/shared/application-answers/given-answers';
import { visibleFields } from '@/shared/application-answers/section';
import { useForm } from '@/shared/forms/form-context';
import { errorsIn } from '@/shared/forms/rules/lazy-schema';
import { FormSection } from '@/shared/forms/form-section';
import { Honeypot } from '@/shared/forms/fields/honeypot';
import { StepList } from '@/shared/forms/step-list';
import { useRetryCountdown } from '@/shared/forms/sending/use-retry-countdown';

/** All questions of an application, with a draft that outlives the page until submitted. */
export const detailedFactFind: FactFindDefinition = {
  id: 'detailed-fact-find',
  label: 'Detailed fact-find',
  sections: detailedSteps,
  blank: blankAnswers(detailedSteps),
  schema: answersValidation(detailedSteps),
  draft: detailedDraft,
  storageNote:
    'We keep your answers in this browser, on this device only, until you submit them. After that, your answers and results stay in this tab until you close it.',
};

interface SteppedFormProps {
  /** A question above the submit button. */
  consent?: ReactNode;
}

/** The detailed fact-find, one step at a time, with the list of steps above and the answers beside it. */
export function SteppedForm({ consent }: SteppedFormProps) {
  const { submit, dispatch } = useFactFind();
  const form = useForm<FactFindValues>();
  const { values } = form;
  const visible = visibleSteps(detailedSteps, values);
  const { step, frame, heading, go } = useSteps(visible);
  const current = visible.indexOf(step);
  const reviewing = step === review;
  const waiting = useRetryCountdown() > 0;
  const before = visible[current - 1];
  const questionSteps = visible.filter((each) => each !== review);

  const advance = async () => {
    const errors = await errorsIn(detailedFactFind.schema, values);
    dispatch({ type: 'validated', values, errors });
    dispatch({ type: 'left', names: visibleFields(step, values).map(({ name }) => name) });
    if (hasField(step, Object.keys(errors))) go(step, 'error');
    else go(visible[current + 1] ?? review);
  };
  const send = async () => {
    const invalid = await submit(values);
    const invalidStep = visible.find((each) => hasField(each, invalid));
    if (invalidStep) go(invalidStep, 'error');
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (reviewing && !waiting) return void send();
    if (!asksToSearch(event.nativeEvent)) return void advance();
    // The review has the button and its note.
    go(review);
    if (!waiting) void send();
  };
  return (
    <Box ref={frame} sx={{ minHeight: 640, scrollMarginTop: 8 }}>
      <StepList
        current={current}
        steps={visible.map((each) => ({
          label: each.tab,
          to: stepAddress(each),
          done: isDone(each, form),
        }))}
      />
      <Box sx={{ mt: { xs: 2, sm: 4 }, ...alone }}>
        <FactFindBody
          onSubmit={onSubmit}
          onStartAgain={() => go(visible[0] ?? review)}
          hasSummary={!reviewing}
        >
          <FormSection key={step.slug} title={step.title} intro={step.why} headingRef={heading}>
            {reviewing ? (
              <AnswersReview steps={questionSteps} />
            ) : (
              visibleFields(step, values).map((field) => <AnswerField key={field.name} field={field} />)
            )}
          </FormSection>
          <Honeypot />
          {reviewing && consent}
          {reviewing && <FindLendersButton />}
          {/* A key per step, so that fields do not animate between steps. */}
          <Box key={`buttons of ${step.slug}`} sx={{ display: 'flex', gap: 2 }}>
            {!reviewing && (
              <Button type="submit" size="large">
                Continue
              </Button>
            )}
            {before && (
              <Button component={Link} to={stepAddress(before)} variant="outlined" size="large">
                Back
              </Button>
            )}
          </Box>
        </FactFindBody>
      </Box>
    </Box>
  );
}

/** The list of steps above is separation enough. */
const alone = { '& form section': { pt: 0, border: 0 } } as const;
