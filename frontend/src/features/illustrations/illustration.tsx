import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DialControl } from '@/features/illustrations/dial-control';
import {
  dials,
  frame,
  heading,
  outcomeList,
  outcomes,
  smallPrint,
} from '@/features/illustrations/illustration-styles';
import type { Plan } from '@/features/illustrations/plan';
import { positionOf } from '@/features/illustrations/scales';

/**
 * An interactive cost illustration: dials on one side, the outcome and its notes on the other. On a phone the outcome
 * is above the dials, so that it stays visible.
 */
interface IllustrationProps<Name extends string> {
  plan: Plan<Name>;
  /** Called with the amount that the reader chose, in pounds. */
  onAmount?: (pounds: number) => void;
}

export function Illustration<Name extends string>({ plan, onAmount }: IllustrationProps<Name>) {
  const { values, positions, move } = useDials(plan);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
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
    </Box>
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
  return Object.fromEntries(dials.map((dial) => [dial.name, read(dial)])) as Record<Name, number>;
}
