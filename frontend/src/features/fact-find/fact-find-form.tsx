import Box from '@mui/material/Box';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { AnswersSummary } from '@/features/fact-find/answers-summary';
import { tabDraft } from '@/features/fact-find/draft';
import { DraftNote } from '@/features/fact-find/draft-note';
import { sections } from '@/features/fact-find/fact-find-sections';
import { SearchButton } from '@/features/fact-find/search-button';
import { FormBody } from '@/shared/forms/form-body';
import { FormSection } from '@/shared/forms/form-section';
import { Honeypot } from '@/shared/forms/honeypot';
import { showProblem } from '@/shared/forms/send-problem';
import {
  blankAnswers,
  type FactFindAnswers,
  type FactFindValues,
  toAnswers,
} from '@/features/fact-find/fact-find-answers';
import { AnswerField } from '@/shared/application-answers/answer-field';
import { answersValidation } from '@/shared/application-answers/given-answers';
import { visibleFields, visibleSections } from '@/shared/application-answers/section';

const noAnswers = blankAnswers(sections);
const schema = answersValidation(sections);

interface FactFindFormProps {
  /** The form's id, for a submit button elsewhere on the page. */
  id: string;
  /** What the visitor has said on the way here, blank for nothing. */
  linked: Readonly<Record<'fundingType' | 'amount', string>>;
  /** Gets the answers of the sections that show. When it rejects, the server's errors land beside their fields. */
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

export function FactFindForm({
  id,
  linked,
  onSearch,
  onAnswers,
  onStartAgain,
  answered,
  consent,
}: FactFindFormProps) {
  const send = (values: FactFindValues, form: FormikHelpers<FactFindValues>) =>
    onSearch(toAnswers(sections, values)).then(
      () => tabDraft.keepSent(values),
      (failure: unknown) => showProblem(form, values, failure),
    );

  return (
    <Formik initialValues={{ ...noAnswers, ...linked }} validationSchema={schema} onSubmit={send}>
      <Box
        sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' } }}
      >
        <FormBody label="Fact-find" id={id}>
          <Sections />
          <Honeypot />
          {consent}
          <SearchButton />
          <Prefill linked={linked} />
          <KeptInTab
            id={id}
            onAnswers={(values) => onAnswers(toAnswers(sections, values))}
            onStartAgain={onStartAgain}
            answered={answered}
          />
        </FormBody>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Box sx={{ position: 'sticky', top: 104, maxHeight: 'calc(100vh - 128px)', overflowY: 'auto' }}>
            <AnswersSummary sections={sections} />
          </Box>
        </Box>
      </Box>
    </Formik>
  );
}

/** A page that was prerendered learns from its address only once it is alive. */
function Prefill({ linked: { fundingType, amount } }: Pick<FactFindFormProps, 'linked'>) {
  const { initialValues, setValues } = useFormikContext<FactFindValues>();
  const isLate =
    (fundingType !== '' && initialValues.fundingType !== fundingType) ||
    (amount !== '' && initialValues.amount !== amount);
  useEffect(() => {
    if (!isLate) return;
    void setValues((now) => ({
      ...now,
      fundingType: fundingType || now.fundingType,
      amount: amount || now.amount,
    }));
  }, [isLate, fundingType, amount, setValues]);
  return null;
}

interface KeptInTabProps extends Pick<FactFindFormProps, 'id' | 'onStartAgain' | 'answered'> {
  onAnswers: (values: FactFindValues) => void;
}

function KeptInTab({ id, onAnswers, onStartAgain, answered }: KeptInTabProps) {
  const { resetForm } = useFormikContext<FactFindValues>();
  const startAgain = () => {
    tabDraft.clear();
    resetForm({ values: noAnswers });
    onStartAgain();
    document.getElementById(id)?.querySelector('input')?.focus();
  };
  return (
    <DraftNote draft={tabDraft} onAnswers={onAnswers} onStartAgain={startAgain} answered={answered}>
      Your answers and results stay in this tab until you close it or start again.
    </DraftNote>
  );
}

function Sections() {
  const { values } = useFormikContext<FactFindValues>();
  return visibleSections(sections, values).map((section) => (
    <FormSection key={section.title} title={section.title} intro={section.why}>
      {visibleFields(section, values).map((field) => (
        <AnswerField key={field.name} field={field} />
      ))}
    </FormSection>
  ));
}
