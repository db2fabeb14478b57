import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { AnswersReview } from '@/features/fact-find/answers-review';
import { AnswersSummary } from '@/features/fact-find/answers-summary';
import { detailedDraft } from '@/features/fact-find/draft';
import { DraftNote } from '@/features/fact-find/draft-note';
import { asksToSearch } from '@/features/fact-find/search-again';
import { SearchButton } from '@/features/fact-find/search-button';
import { addressOf, useSteps } from '@/features/fact-find/use-steps';
import { FormBody } from '@/shared/forms/form-body';
import { FormSection } from '@/shared/forms/form-section';
import { Honeypot } from '@/shared/forms/honeypot';
import { StepList } from '@/shared/forms/step-list';
import { useRetryCountdown } from '@/shared/forms/use-retry-countdown';
import { fieldErrorsOf } from '@/shared/lib/failure';
import type { FactFindAnswers, FactFindValues } from '@/features/fact-find/fact-find-answers';
import { allTouched, hasField, isDone, review, visibleSteps } from '@/features/fact-find/step';
import { AnswerField } from '@/shared/application-answers/answer-field';
import { type Step, visibleFields } from '@/shared/application-answers/section';

interface SteppedFormProps {
  steps: readonly Step[];
  blank: FactFindValues;
  /** The form's id, for a submit button elsewhere on the page. */
  id: string;
  onAnswers: (values: FactFindValues) => void;
  onStartAgain: () => void;
  answered: Partial<FactFindAnswers> | null;
  /** A question above the submit button. */
  consent?: ReactNode;
}

/** A form shown one step at a time, with the list of steps above and the answers beside it. */
export function SteppedForm({
  steps,
  blank,
  id,
  onAnswers,
  onStartAgain,
  answered,
  consent,
}: SteppedFormProps) {
  const form = useFormikContext<FactFindValues>();
  const { values, errors } = form;
  const visible = visibleSteps(steps, values);
  const { step, frame, heading, go } = useSteps(visible);
  const current = visible.indexOf(step);
  const reviewing = step === review;
  const waiting = useRetryCountdown() > 0;
  const before = visible[current - 1];
  const questionSteps = visible.filter((each) => each !== review);

  const advance = async () => {
    const names = visibleFields(step, values).map(({ name }) => name);
    const refused = Object.keys(await form.validateForm());
    await form.setTouched({ ...form.touched, ...allTouched(names) }, false);
    if (hasField(step, refused)) go(step, 'error');
    else go(visible[current + 1] ?? review);
  };
  const send = async () => {
    try {
      const refused = Object.keys(await form.validateForm());
      // Formik rejects silently, and marks every field as touched.
      await form.submitForm();
      goToFirst(refused);
    } catch (failure) {
      goToFirst(fieldErrorsOf(failure).map(({ field }) => field));
    }
  };
  const goToFirst = (names: readonly string[]) => {
    const refusedStep = visible.find((each) => hasField(each, names));
    if (refusedStep) go(refusedStep, 'error');
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    if (reviewing && !waiting) return void send();
    if (!asksToSearch(event.nativeEvent)) return void advance();
    // The review has the button and its note.
    go(review);
    if (!waiting) void send();
  };
  const startAgain = () => {
    form.resetForm({ values: blank });
    onStartAgain();
    go(visible[0] ?? review);
  };

  return (
    <Box ref={frame} sx={{ scrollMarginTop: 8 }}>
      <StepList
        current={current}
        steps={visible.map((each) => ({
          label: each.tab,
          to: addressOf(each),
          done: isDone(each, values, errors),
        }))}
      />
      <Box sx={[columns, alone, { mt: { xs: 2, sm: 4 } }]}>
        <FormBody label="Detailed fact-find" id={id} onSubmit={onSubmit}>
          <FormSection key={step.slug} title={step.title} intro={step.why} headingRef={heading}>
            {reviewing ? (
              <AnswersReview steps={questionSteps} />
            ) : (
              visibleFields(step, values).map((field) => <AnswerField key={field.name} field={field} />)
            )}
          </FormSection>
          <Honeypot />
          {reviewing && consent}
          {reviewing && <SearchButton />}
          {/* A key per step, so that fields do not animate between steps. */}
          <Box key={`buttons of ${step.slug}`} sx={{ display: 'flex', gap: 2 }}>
            {!reviewing && (
              <Button type="submit" size="large">
                Continue
              </Button>
            )}
            {before && (
              <Button component={Link} to={addressOf(before)} variant="outlined" size="large">
                Back
              </Button>
            )}
          </Box>
          <DraftNote
            draft={detailedDraft}
            onAnswers={onAnswers}
            onStartAgain={startAgain}
            answered={answered}
          >
            {KEPT}
          </DraftNote>
        </FormBody>
        {!reviewing && (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Box sx={{ position: 'sticky', top: 104, maxHeight: 'calc(100vh - 128px)', overflowY: 'auto' }}>
              <AnswersSummary sections={steps} />
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

const KEPT =
  'We keep your answers in this browser, on this device only, until you submit them. After that, your answers and results stay in this tab until you close it.';

/** The list of steps above is separation enough. */
const alone = { '& form section': { pt: 0, border: 0 } } as const;

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' },
} as const;
