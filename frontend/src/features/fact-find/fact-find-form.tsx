import Box from '@mui/material/Box';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { AnswersSummary } from '@/features/fact-find/answers-summary';
import { tabDraft } from '@/features/fact-find/draft';
import {
  answersValidation,
  blankAnswers,
  type FactFindAnswers,
  toAnswers,
} from '@/features/fact-find/fact-find-answers';
import { FactFindField } from '@/features/fact-find/fact-find-field';
import { sections } from '@/features/fact-find/fact-find-sections';
import { SearchButton } from '@/features/fact-find/search-button';
import { type FactFindValues, visibleFields, visibleSections } from '@/features/fact-find/section';
import { TabDraft } from '@/features/fact-find/tab-draft';
import { FormBody } from '@/shared/forms/form-body';
import { FormSection } from '@/shared/forms/form-section';
import { Honeypot } from '@/shared/forms/honeypot';
import { showProblem } from '@/shared/forms/send-problem';

const noAnswers = blankAnswers(sections);
const schema = answersValidation(sections);

interface FactFindFormProps {
  /** What the form starts with, blank for nothing. */
  fundingType: string;
  /** Gets the answers of the sections that show. When it rejects, the server's complaints land beside their fields. */
  onSearch: (answers: FactFindAnswers) => Promise<void>;
  /** Called when an answer changes. */
  onEdit: () => void;
}

export function FactFindForm({ fundingType, onSearch, onEdit }: FactFindFormProps) {
  const send = (values: FactFindValues, form: FormikHelpers<FactFindValues>) =>
    onSearch(toAnswers(sections, values)).then(
      () => tabDraft.clear(),
      (failure: unknown) => showProblem(form, values, failure),
    );

  return (
    <Formik initialValues={{ ...noAnswers, fundingType }} validationSchema={schema} onSubmit={send}>
      <Box
        sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' } }}
      >
        <FormBody label="Fact-find">
          <Sections />
          <Honeypot />
          <TabDraft onEdit={onEdit} />
          <SearchButton />
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

function Sections() {
  const { values } = useFormikContext<FactFindValues>();
  return visibleSections(sections, values).map((section) => (
    <FormSection key={section.title} title={section.title} intro={section.why}>
      {visibleFields(section, values).map((field) => (
        <FactFindField key={field.name} field={field} />
      ))}
    </FormSection>
  ));
}
