import Box from '@mui/material/Box';
import { Form, useFormikContext } from 'formik';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { focusFirstError } from '@/shared/forms/first-error';
import { focusProblem } from '@/shared/forms/problem-note';
import { ProposalsContext, type Proposals } from '@/shared/forms/proposals';
import { useValuesBeforeHydration } from '@/shared/forms/use-values-before-hydration';
import { useValuesOverReload } from '@/shared/forms/use-values-over-reload';
import { useRetryCountdown } from '@/shared/forms/use-retry-countdown';
import { WithoutScript } from '@/shared/forms/without-script';

interface FormBodyProps {
  /** What the form is for, to a screen reader. */
  label: string;
  /** Names it to a button elsewhere on the page that sends it. */
  id?: string;
  /** What a submit does instead of sending at once, such as going to the next step. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
  children: ReactNode;
}

/** The form element inside a Formik: after every refused submit the first field with an error takes focus. */
export function FormBody({ label, id, onSubmit, children }: FormBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const form = useFormikContext();
  const { submitCount, isSubmitting, setStatus, handleSubmit } = form;
  const status: unknown = form.status;
  const [proposed, propose] = useState<Proposals>({});
  const proposals = useMemo(() => ({ proposed, propose }), [proposed]);
  const waiting = useRetryCountdown() > 0;
  useValuesOverReload(label, body);
  useValuesBeforeHydration(body);

  useEffect(() => {
    // What went wrong with the last try is no news of this one.
    if (isSubmitting) setStatus(undefined);
  }, [isSubmitting, setStatus]);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    focusFirstError(body.current);
  }, [submitCount, isSubmitting, status]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // The button is disabled; a button elsewhere that sends this form is led to the reason.
    if (waiting) {
      event.preventDefault();
      focusProblem(body.current);
    } else {
      handleSubmit(event);
    }
  };
  return (
    // 'dialog' sends nothing anywhere: until our script has taken over, answers must not end up in an address.
    <Form
      noValidate
      id={id}
      aria-label={label}
      method="dialog"
      onSubmit={onSubmit ?? submit}
      onMouseDown={leaveFocus}
      onMouseUp={takeFocus}
    >
      <noscript>
        <WithoutScript />
      </noscript>
      <Box ref={body} sx={fields}>
        <ProposalsContext value={proposals}>{children}</ProposalsContext>
      </Box>
    </Form>
  );
}

/** What a press leaves the field for. */
const pressedAt = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, a, label') : null;

/**
 * A field that is left may show an error, which takes room and would move away the very button that is being pressed:
 * it keeps the focus until the press is over. The click that follows goes to what was pressed, wherever that is by then.
 */
function leaveFocus(event: MouseEvent) {
  if (pressedAt(event)) event.preventDefault();
}

function takeFocus(event: MouseEvent) {
  const pressed = pressedAt(event);
  (pressed instanceof HTMLLabelElement ? pressed.control : pressed)?.focus();
}

const fields = {
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '@media (scripting: none)': { display: 'none' },
} as const;
