import Box from '@mui/material/Box';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { focusFirstError } from '@/shared/forms/first-error';
import { useForm } from '@/shared/forms/form-context';
import { focusProblem } from '@/shared/forms/sending/problem-note';
import { type Proposals, ProposalsContext } from '@/shared/forms/proposals';
import { useValuesOverReload } from '@/shared/forms/use-values-over-reload';
import { useRetryCountdown } from '@/shared/forms/sending/use-retry-countdown';
import { site } from '@/shared/site/settings';

interface FormBodyProps {
  /** The form's accessible name. */
  label: string;
  /** For a submit button elsewhere on the page. */
  id?: string;
  /** Replaces submitting, for example to go to the next step. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
  children: ReactNode;
}

/** The form element. After an invalid submit, the first field with an error takes the focus. */
export function FormBody({ label, id, onSubmit, children }: FormBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting, status, handleSubmit } = useForm();
  const [proposed, propose] = useState<Proposals>({});
  const proposals = useMemo(() => ({ proposed, propose }), [proposed]);
  const waiting = useRetryCountdown() > 0;
  useValuesOverReload(label, body);
  useValuesBeforeHydration(body);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    focusFirstError(body.current);
  }, [submitCount, isSubmitting, status]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // The button is disabled; a submit button elsewhere focuses the reason.
    if (waiting) {
      event.preventDefault();
      focusProblem(body.current);
    } else {
      handleSubmit(event);
    }
  };
  return (
    // 'dialog' submits nothing: until the script runs, answers must not end up in a URL.
    <form
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
    </form>
  );
}

/** The control whose press moves the focus away from a field. */
const pressedAt = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, a, label') : null;

/**
 * A field may show an error on blur, which can move the button that is being pressed. So the field keeps the focus
 * until the press ends, and the click still reaches the pressed button.
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

/** Copies into the form's state what the user typed into a prerendered form before hydration. */
function useValuesBeforeHydration(body: RefObject<HTMLElement | null>): void {
  const { values, setFieldValue } = useForm();
  const done = useRef(false);

  // Before the click that hydrated the form is handled: it may submit the form.
  useLayoutEffect(() => {
    if (done.current) return;
    done.current = true;
    const fields = body.current?.querySelectorAll<HTMLInputElement>(
      'input[name], select[name], textarea[name]',
    );
    for (const { type, name, value, checked } of fields ?? []) {
      const written = value !== '' && (type !== 'radio' || checked);
      if (written && values[name] === '') void setFieldValue(name, value, false);
    }
  }, [body, values, setFieldValue]);
}

/** The message of a form for browsers without JavaScript. */
function WithoutScript() {
  const { phone, email, hours } = site;
  return (
    <Typography>
      This form needs JavaScript, which is off in your browser. Call us on{' '}
      <MuiLink href={`tel:${phone.dialled}`}>{phone.shown}</MuiLink> ({hours}) or write to{' '}
      <MuiLink href={`mailto:${email}`}>{email}</MuiLink>.
    </Typography>
  );
}
