import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DialControl } from '@/features/illustrations/dial-control';
import type { Plan } from '@/features/illustrations/plan';
import { positionOf } from '@/features/illustrations/scales';
import { fromEntries } from '@/shared/lib/records';

interface IllustrationProps<Name extends string> {
  plan: Plan<Name>;
  /** Called with the amount that the reader chose, in pounds. */
  onAmount?: (pounds: number) => void;
}

/**
 * An interactive cost illustration: dials on one side, the outcome and its notes on the other. On a phone the outcome
 * is above the dials, so that it stays visible.
 */
export function Illustration<Name extends string>({ plan, onAmount }: IllustrationProps<Name>) {
  const { values, positions, move } = useDials(plan);
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={frame}>
      <Typography id={id} variant="h3" component="h2" sx={heading}>
        {plan.title}
      </Typography>
      <Box sx={dials}>
        {plan.dials.map((dial) => (
          <DialControl
            key={dial.name}
            dial={dial}
            position={positions[dial.name]}
            onMove={(position) => {
              move(dial.name, position);
              if (dial.isAmount) onAmount?.(dial.scale[position] ?? dial.start);
            }}
          />
        ))}
      </Box>
      <Box role="status" sx={outcomes}>
        <Box component="dl" sx={outcomeList}>
          {plan.outcomes(values).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={smallPrint}>
        <strong>Illustrative, not an offer.</strong> {plan.smallPrint}
      </Typography>
    </Paper>
  );
}

function useDials<Name extends string>(plan: Plan<Name>) {
  const [positions, setPositions] = useState(() =>
    perDial(plan, ({ scale, start }) => positionOf(scale, start)),
  );
  const values = perDial(plan, ({ name, scale, start }) => scale[positions[name]] ?? start);
  const move = (name: Name, position: number) => setPositions((before) => ({ ...before, [name]: position }));
  return { positions, values, move };
}

function perDial<Name extends string>(
  { dials }: Plan<Name>,
  read: (dial: Plan<Name>['dials'][number]) => number,
): Record<Name, number> {
  return fromEntries(dials.map((dial) => [dial.name, read(dial)]));
}

const side = { xs: 2.5, sm: 4, md: 5 };

const frame: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
  gridTemplateRows: { md: 'auto 1fr auto' },
  gridTemplateAreas: {
    xs: '"heading" "outcomes" "dials" "print"',
    md: '"heading outcomes" "dials outcomes" "dials print"',
  },
  overflow: 'hidden',
  '@media print': { breakInside: 'avoid' },
};

const heading: SxProps<Theme> = { gridArea: 'heading', px: side, pt: side, pb: 3 };

const dials: SxProps<Theme> = {
  gridArea: 'dials',
  px: side,
  pt: { xs: 3, md: 0 },
  pb: { xs: 3, md: 5 },
  display: 'grid',
  gap: { xs: 2.5, md: 3.5 },
  alignContent: 'start',
};

const outcomes: SxProps<Theme> = {
  gridArea: 'outcomes',
  px: side,
  pt: { xs: 2.5, md: 5 },
  pb: { xs: 1.5, md: 3 },
  bgcolor: 'wash.primary',
};

const smallPrint: SxProps<Theme> = {
  gridArea: 'print',
  px: side,
  pt: { xs: 2, md: 0 },
  pb: { xs: 2.5, md: 5 },
  bgcolor: 'wash.primary',
  '& strong': { color: 'text.primary' },
};

const outcomeList: SxProps<Theme> = (theme) => ({
  margin: 0,
  display: 'grid',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& dt, & dd': { margin: 0 },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > div:first-of-type': {
    paddingBottom: '20px',
    '& dd': { ...theme.typography.h2, marginTop: '4px', whiteSpace: 'nowrap' },
  },
  '& > div:not(:first-of-type)': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& dd': { fontWeight: 600 },
  },
});
