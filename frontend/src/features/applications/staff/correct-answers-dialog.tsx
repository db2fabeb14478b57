import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import {
  useCorrectAnswersMutation,
  type ApplicationInFull,
  type MatchDifference,
} from '@/features/applications/staff/admin-applications-api';
import {
  changesIn,
  correctionIn,
  errorsIn,
  labelOf,
  questionsFor,
  shownAs,
  valuesOf,
  type Answered,
} from '@/features/applications/staff/correction';
import { AnswerField } from '@/shared/application-answers/answer-field';
import type { AnswerValues } from '@/shared/application-answers/section';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useSaving } from '@/shared/dialogs/use-saving';
import { FieldGrid } from '@/shared/forms/field-grid';

interface CorrectAnswersDialogProps {
  application: ApplicationInFull;
  /** Is told what the correction changes in the match. */
  onCorrected: (match: MatchDifference) => void;
  onClose: () => void;
}

/** Corrects what was answered, and says what becomes of what before it is saved. */
export function CorrectAnswersDialog({ application, onCorrected, onClose }: CorrectAnswersDialogProps) {
  const [correct] = useCorrectAnswersMutation();
  const { read, save, stale } = useSaving<Answered, AnswerValues>({
    of: application,
    valuesOf,
    send: async (values, known) => {
      const { match } = await correct({ id: known.id, body: correctionIn(values, known) }).unwrap();
      onCorrected(match);
    },
    saved: { title: 'Answers corrected', description: 'The earlier ones are kept in the activity' },
    failed: { title: 'Not corrected', description: 'The answers could not be saved' },
    onSaved: () => undefined,
  });

  return (
    <FormikDialog
      title="Correct Answers"
      maxWidth="md"
      label={`Answers of ${application.companyName}`}
      initialValues={valuesOf(application)}
      validate={(values) => errorsIn(values, read)}
      onSubmit={save}
      submit="Save Corrections"

      isEmpty={(values) => changesIn(values, read).length === 0}
      staleNotice={
        stale && {
          stale,
          record: 'application',
          labelOf,
          inWords: (name, answer) => shownAs(read, name, answer),
        }
      }
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

/** Before and after, for another look before it is saved. */
function WhatChanges({ read }: { read: Answered }) {
  const id = useId();
  const { values } = useFormikContext<AnswerValues>();
  const changes = changesIn(values, read);
  if (changes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        What you change
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
