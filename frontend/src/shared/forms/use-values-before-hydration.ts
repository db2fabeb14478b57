import { useFormikContext } from 'formik';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Copies into Formik what the user typed into a prerendered form before hydration. */
export function useValuesBeforeHydration(body: RefObject<HTMLElement | null>): void {
  const { values, setFieldValue } = useFormikContext<Record<string, unknown>>();
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
