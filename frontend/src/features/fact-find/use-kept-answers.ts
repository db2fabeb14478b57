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
    // What the visitor came for now outweighs what was chosen then.
    const restored = {
      ...before,
      fundingType: values.fundingType || before.fundingType,
      amount: values.amount || before.amount,
    };
    // A form that stays as it is has nothing to judge, and fetches no rules.
    const brought = isSame(restored, values) ? values : restored;
    // What the visitor came for is kept from now on; the rest is kept already, perhaps for this tab alone.
    if (values.fundingType === '' && values.amount === '') broughtBack.current = brought;
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
