import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { stepAddress } from '@/features/fact-find/use-steps';
import { type FactFindValues, shownAnswer } from '@/features/fact-find/fact-find-answers';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import { type Step, visibleFields } from '@/shared/application-answers/section';
import { useForm } from '@/shared/forms/form-context';

/** All answers before submitting, by step with links to edit, and blank ones. */
export function AnswersReview({ steps }: { steps: readonly Step[] }) {
  const { values } = useForm<FactFindValues>();
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 4 }}>
      {steps.map((step) => (
        <section key={step.slug}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              gap: 2,
              pb: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="h4" component="h3" sx={{ flex: 1 }}>
              {step.title}
            </Typography>
            <MuiLink component={Link} to={stepAddress(step)} aria-label={`Change ${step.title}`}>
              Change
            </MuiLink>
          </Box>
          <Box component="dl" sx={{ m: 0 }}>
            {givenAnswers([step], values).map(({ field, value }) => (
              <Box key={field.name} sx={row}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {field.label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {shownAnswer(field, value)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Blanks step={step} values={values} />
        </section>
      ))}
    </Box>
  );
}

function Blanks({ step, values }: { step: Step; values: FactFindValues }) {
  const blank = visibleFields(step, values).filter(({ name }) => values[name].trim() === '');
  const labels = (needed: boolean) =>
    blank.filter(({ required }) => (required !== undefined) === needed).map(({ label }) => label);
  const [needed, optional] = [labels(true), labels(false)];
  return (
    <>
      {needed.length > 0 && (
        <Typography variant="body2" color="error" sx={{ mt: 1 }}>
          Still needed: {needed.join(', ')}
        </Typography>
      )}
      {optional.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Left blank: {optional.join(', ')}
        </Typography>
      )}
    </>
  );
}

const row = {
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { sm: '200px minmax(0, 1fr)' },
} as const;
