import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { type FactFindValues, shownAnswer } from '@/features/fact-find/fact-find-answers';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import type { Section } from '@/shared/application-answers/section';

/** The answers so far, in the order of the form. */
export function AnswersSummary({ sections }: { sections: readonly Section[] }) {
  const id = useId();
  const { values } = useFormikContext<FactFindValues>();
  const answers = givenAnswers(sections, values);
  return (
    <Box component="aside" aria-labelledby={id} sx={{ borderTop: 2, borderColor: 'copper', pt: 2 }}>
      <Typography id={id} variant="h4" component="h2">
        Your answers
      </Typography>
      {answers.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Your answers appear here as you go, so you can check them before you submit.
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {answers.map(({ field, value }) => (
          <Box key={field.name} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {field.label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {shownAnswer(field, value)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
