import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from '@/shared/forms/form-context';
import { BEFORE_RELOAD_EVENT } from '@/shared/lib/reload-page';
import { sessionStorageEntry } from '@/shared/lib/session-storage-entry';

type Values = Record<string, unknown>;

interface KeptForm {
  values: Values;
  /** The form's initial values, so that values typed for one record do not appear in another's form. */
  initial: string;
  at: number;
}

const keptForms = sessionStorageEntry<{ version: 1; forms: Record<string, KeptForm> }>(
  'typed-before-reload',
  {
    version: 1,
    forms: {},
  },
);

/** After this time the form starts afresh. */
const KEPT_MS = 10 * 60_000;

const SECRET = 'input[type="password"], input[autocomplete$="password"], input[autocomplete="one-time-code"]';

/** Keeps typed values, except passwords and codes, across the reload that installs a new version. */
export function useValuesOverReload(label: string, body: RefObject<HTMLElement | null>): void {
  const { values, initialValues, dirty, setFieldValue } = useForm<Values>();
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const { [label]: kept, ...others } = keptForms.load().forms;
    if (kept?.initial !== JSON.stringify(initialValues)) return;
    keptForms.keep({ forms: others });
    if (Date.now() - kept.at > KEPT_MS) return;
    for (const [name, value] of Object.entries(kept.values)) void setFieldValue(name, value, false);
  }, [label, initialValues, setFieldValue]);

  useEffect(() => {
    if (!dirty) return;
    const keep = () => {
      const secrets = [...(body.current?.querySelectorAll<HTMLInputElement>(SECRET) ?? [])];
      const shown = Object.entries(values).filter(([name]) => !secrets.some((field) => field.name === name));
      const kept = {
        values: Object.fromEntries(shown),
        initial: JSON.stringify(initialValues),
        at: Date.now(),
      };
      keptForms.keep({ forms: { ...keptForms.load().forms, [label]: kept } });
    };
    window.addEventListener(BEFORE_RELOAD_EVENT, keep);
    return () => window.removeEventListener(BEFORE_RELOAD_EVENT, keep);
  }, [label, body, values, initialValues, dirty]);
}
