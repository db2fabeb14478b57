import { useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts into Formik what somebody wrote into a prerendered form before it was hydrated. */
export function useValuesBeforeHydration(body: RefObject<HTMLElement | null>): void {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
  const done = useRef(false);

  // Before the press that hydrated the form is answered: it may be the one that sends it.
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
