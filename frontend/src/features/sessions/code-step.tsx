import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '@/shared/forms/form-context';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import type { Requirement } from '@/shared/forms/rules/requirements';

export const CODE_REQUIRED: Requirement = { message: 'Enter the code' };

const KINDS = {
  app: {
    message: 'Enter the code from your authenticator app.',
    label: 'Code',
    field: { autoComplete: 'one-time-code', inputMode: 'numeric' },
    other: 'Use a recovery code instead',
  },
  recovery: {
    message: 'Enter one of your recovery codes. Each works once.',
    label: 'Recovery code',
    field: { autoComplete: 'off' },
    other: 'Use the app’s code instead',
  },
} as const;

/** The second step of a sign-in, shown below the password once it is correct. It takes the focus. */
export function CodeStep() {
  const { setFieldValue } = useForm();
  const frame = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const { message, label, field, other } = KINDS[kind];

  useEffect(() => frame.current?.querySelector('input')?.focus(), [kind]);

  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    void setFieldValue('code', '', false);
  };
  return (
    <Box ref={frame} sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status">{message}</Typography>
      <FormTextField key={kind} name="code" required label={label} {...field} />
      <Box>
        <Button variant="text" size="small" onClick={change} sx={{ ml: -1.25 }}>
          {other}
        </Button>
      </Box>
    </Box>
  );
}
