import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useForm } from '@/shared/forms/form-context';
import { problemIn, type SendProblem } from '@/shared/forms/sending/send-problem';
import { useRetryCountdown } from '@/shared/forms/sending/use-retry-countdown';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

/**
 * Below the button: why the form was not sent and how long to wait, until the next attempt. The toast with the same
 * message disappears after five seconds.
 */
export function ProblemNote() {
  const form = useForm();
  const frame = useRef<HTMLDivElement>(null);
  const problem = form.isSubmitting ? null : problemIn(form.status);

  useEffect(() => {
    // The button was disabled during the request and lost the focus.
    if (problem && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [problem]);

  return (
    <Box ref={frame} role="status" tabIndex={-1} data-note="problem" sx={{ '& > *': { mt: 2 } }}>
      {problem && (
        <Alert severity={problem.wait ? 'warning' : 'error'} role="presentation">
          {problem.message} {problem.wait && <Wait whole={problem.wait.seconds} />}
        </Alert>
      )}
    </Box>
  );
}

export function focusProblem(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-note="problem"]')?.focus();
}

/** Counts down visually. Screen readers hear the whole time and the end, not every second. */
function Wait({ whole }: { whole: NonNullable<SendProblem['wait']>['seconds'] }) {
  const left = useRetryCountdown();
  if (left === 0) return 'You can send it again now.';
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ fontVariantNumeric: 'lining-nums tabular-nums' }}>
        You can send it again in {formatSeconds(left)}.
      </Box>
      <Box component="span" sx={visuallyHidden}>
        You can send it again in {formatSeconds(whole)}.
      </Box>
    </>
  );
}

function formatSeconds(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
