import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from '@/shared/forms/form-context';
import { BEFORE_RELOAD_EVENT } from '@/shared/lib/reload-page';
import { sessionStorageEntry } from '@/shared/lib/session-storage-entry';

type Values = Record<string, unknown>;

interface SavedForm {
  values: Values;
  /** The form's initial values, so that values typed for one record do not appear in another's form. */
  initial: string;
  at: number;
}

const savedForms = sessionStorageEntry<{ version: 1; forms: Record<string, SavedForm> }>(
  'typed-before-reload',
  {
    version: 1,
    forms: {},
  },
);

/** After this time the form starts afresh. */
const MAX_AGE_MS = 10 * 60_000;

const SECRET = 'input[type="password"], input[autocomplete$="password"], input[autocomplete="one-time-code"]';

/** Keeps typed values, except passwords and codes, across the reload that installs a new version. */
export function useValuesOverReload(label: string, body: RefObject<HTMLElement | null>): void {
  const { values, initialValues, dirty, setFieldValue } = useForm<Values>();
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const { [label]: saved, ...others } = savedForms.load().forms;
    if (saved?.initial !== JSON.stringify(initialValues)) return;
    savedForms.keep({ forms: others });
    if (Date.now() - saved.at > MAX_AGE_MS) return;
    for (const [name, value] of Object.entries(saved.values)) void setFieldValue(name, value, false);
  }, [label, initialValues, setFieldValue]);

  useEffect(() => {
    if (!dirty) return;
    const keep = () => {
      const secrets = [...(body.current?.querySelectorAll<HTMLInputElement>(SECRET) ?? [])];
      const shown = Object.entries(values).filter(([name]) => !secrets.some((field) => field.name === name));
      const saved = {
        values: Object.fromEntries(shown),
        initial: JSON.stringify(initialValues),
        at: Date.now(),
      };
      savedForms.keep({ forms: { ...savedForms.load().forms, [label]: saved } });
    };
    window.addEventListener(BEFORE_RELOAD_EVENT, keep);
    return () => window.removeEventListener(BEFORE_RELOAD_EVENT, keep);
  }, [label, body, values, initialValues, dirty]);
}
