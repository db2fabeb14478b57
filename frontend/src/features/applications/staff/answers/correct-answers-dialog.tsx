import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  useCorrectAnswersMutation,
  type ApplicationInFull,
  type MatchDifference,
} from '@/features/applications/staff/admin-applications-api';
import {
  changesIn,
  correctionSchema,
  questionsFor,
  shownAs,
  answeredValues,
  type Answered,
} from '@/features/applications/staff/answers/correction';
import { AnswerField } from '@/shared/application-answers/answer-field';
import type { AnswerValues } from '@/shared/application-answers/section';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { useForm } from '@/shared/forms/form-context';

interface CorrectAnswersDialogProps {
  application: ApplicationInFull;
  /** Called with the change of the matches. */
  onCorrected: (match: MatchDifference) => void;
  onClose: () => void;
}

/** Corrects answers, and shows the changes before saving. */
export function CorrectAnswersDialog({ application, onCorrected, onClose }: CorrectAnswersDialogProps) {
  const [correct] = useCorrectAnswersMutation();
  const { read, form } = useRecordForm({
    schema: correctionSchema,
    record: application,
    valuesOf: answeredValues,
    send: (body, { id }) => correct({ id, body }).unwrap(),
    recordKind: 'application',
    formatValue: (name, answer) => shownAs(application, name, answer),
  });

  return (
    <FormikDialog
      title="Correct Answers"
      maxWidth="md"
      label={`Answers from ${application.companyName}`}
      {...form}
      submit="Save Corrections"
      isEmpty={(values) => changesIn(values, read).length === 0}
      successToast={{ title: 'Answers corrected', description: 'Earlier answers are in the activity log' }}
      errorToast={{ title: 'Not corrected', description: 'The answers could not be saved' }}
      onSuccess={({ match }) => onCorrected(match)}
      onClose={onClose}
    >
      {(values) => (
        <>
          {questionsFor(values, read).map(({ title, fields }) => (
            <section key={title} aria-label={title}>
              <Typography variant="h4" component="h3" sx={{ mb: 2.5 }}>
                {title}
              </Typography>
              <FieldGrid>
                {fields.map((field) => (
                  <AnswerField key={field.name} field={field} />
                ))}
              </FieldGrid>
            </section>
          ))}
          <WhatChanges read={read} />
        </>
      )}
    </FormikDialog>
  );
}

/** Previous and new answers, to check before saving. */
function WhatChanges({ read }: { read: Answered }) {
  const id = useId();
  const { values } = useForm<AnswerValues>();
  const changes = changesIn(values, read);
  if (changes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        Your changes
      </Typography>
      <Box component="ul" sx={list}>
        {changes.map(({ name, label, from, to }) => (
          <li key={name}>
            <strong>{label}:</strong> {from || 'no answer'} → {to || 'no answer'}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& li': { py: 0.75, borderTop: 1, borderColor: 'divider' },
} as const;
