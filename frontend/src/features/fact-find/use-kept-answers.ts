import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSame, type Draft } from '@/features/fact-find/draft';
import type { FactFindValues } from '@/features/fact-find/fact-find-answers';

/**
 * Brings back the answers of a draft, and keeps those that are written from then on. Calls back with the answers that
 * were brought back, and whenever one changes. False where the browser keeps nothing.
 */
export function useKeptAnswers(draft: Draft, onAnswers: (values: FactFindValues) => void): boolean {
  const { values, setValues } = useFormikContext<FactFindValues>();
  const [kept, setKept] = useState(true);
  const loaded = useRef(false);
  const told = useRef<FactFindValues | null>(null);
  const broughtBack = useRef<FactFindValues | null>(null);

  // Before anything is painted: a step that was reloaded would show blank first, and move as its answers come.
  useLayoutEffect(() => {
    if (loaded.current) return;
    loaded.current = true;
    const before = draft.load(values);
    // What the visitor came for now outweighs what was chosen then.
    const restored = { ...before, fundingType: values.fundingType || before.fundingType };
    // A form that stays as it is has nothing to judge, and fetches no rules.
    const brought = isSame(restored, values) ? values : restored;
    // What the visitor came for is kept from now on; the rest is kept already, perhaps for this tab alone.
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
