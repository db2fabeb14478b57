import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@/api/schemas';

type Stage = Schemas['CaseResponse']['stage'];

const STEPS: readonly { readonly stage: Stage; readonly label: string }[] = [
  { stage: 'new', label: 'Received' },
  { stage: 'reviewing', label: 'In review' },
  { stage: 'with_lenders', label: 'With lenders' },
  { stage: 'offers', label: 'Offers' },
  { stage: 'accepted', label: 'Going ahead' },
  { stage: 'completed', label: 'Paid out' },
];

/** The progress of an application; empty if it was closed. */
export function StageSteps({ stage }: { stage: Stage }) {
  const reached = STEPS.findIndex((step) => step.stage === stage);
  if (reached < 0) return null;
  return (
    <Box component="ol" aria-label="Progress" sx={steps}>
      {STEPS.map(({ stage: step, label }, place) => (
        <Box
          key={step}
          component="li"
          aria-current={place === reached ? 'step' : undefined}
          data-reached={place <= reached}
        >
          <Typography
            variant="caption"
            component="span"
            color={place === reached ? 'textPrimary' : 'textSecondary'}
            sx={word}
          >
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** On a phone six labels need two lines and smaller letters. */
const word = {
  display: 'block',
  lineHeight: 1.25,
  overflowWrap: 'normal',
  '@container (max-width: 35.99rem)': { fontSize: '0.6875rem' },
} as const;
const steps = {
  containerType: 'inline-size',
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(min-content, 1fr))',
  gap: 0.75,
  '@media (max-width: 359.95px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 1.5 },
  '& > li': { pt: 0.75, borderTop: 3, borderColor: 'divider' },
  '& > li[data-reached="true"]': { borderColor: 'primary.main' },
  '& > li[aria-current]': { fontWeight: 600 },
} as const;
