import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSame, type Draft } from '@/features/fact-find/draft';
import type { FactFindValues } from '@/features/fact-find/fact-find-answers';

/**
 * Restores a draft's answers and stores changes from then on. Calls back with restored answers and on each change.
 * False if the browser cannot store.
 */
export function useKeptAnswers(draft: Draft, onAnswers: (values: FactFindValues) => void): boolean {
  const { values, setValues } = useFormikContext<FactFindValues>();
  const [kept, setKept] = useState(true);
  const loaded = useRef(false);
  const told = useRef<FactFindValues | null>(null);
  const broughtBack = useRef<FactFindValues | null>(null);

  // Before painting: a reloaded step would otherwise flash blank and shift.
  useLayoutEffect(() => {
    if (loaded.current) return;
    loaded.current = true;
    const before = draft.load(values);
    // The product in the address overrides the draft's.
    const restored = { ...before, fundingType: values.fundingType || before.fundingType };
    // An unchanged form needs no validation, and loads no rules.
    const brought = isSame(restored, values) ? values : restored;
    // Stores the product from now on; the rest is stored already, perhaps for this tab only.
    if (values.fundingType === '') broughtBack.current = brought;
    if (brought === values) return;
    told.current = values;
    void setValues(restored);
  }, [draft, values, setValues]);

  useEffect(() => {
    if (told.current === values) return;
    told.current = values;
    if (values !== broughtBack.current) setKept(draft.save(values));
    onAnswers(values);
  }, [draft, values, onAnswers]);

  return kept;
}
