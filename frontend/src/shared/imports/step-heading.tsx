import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

interface StepHeadingProps {
  steps: readonly string[];
  /** The current step. */
  step: number;
  variant: 'h2' | 'h3';
  /** Content below the heading. */
  children?: ReactNode;
}

/** The current step of an import; it takes the focus when the step begins. */
export function StepHeading({ steps, step, variant, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <Typography ref={heading} tabIndex={-1} variant={variant}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', display: 'block' }}>
        Step {step + 1} of {steps.length}
      </Box>
      {steps[step]}
      {children}
    </Typography>
  );
}
