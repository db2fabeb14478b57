import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from '@/features/fact-find/draft';
import type { FactFindValues } from '@/features/fact-find/section';

/**
 * Brings back the answers of a draft, and keeps those that are written from then on. Calls back when an answer
 * changes. False where the browser keeps nothing.
 */
export function useKeptAnswers(draft: Draft, onEdit: () => void): boolean {
  const { values, setValues } = useFormikContext<FactFindValues>();
  const [kept, setKept] = useState(true);
  const last = useRef<FactFindValues | null>(null);

  // Before anything is painted: a step that was reloaded would show blank first, and move as its answers come.
  useLayoutEffect(() => {
    if (last.current !== null) return;
    last.current = values;
    const before = draft.load(values);
    // What the visitor came for now outweighs what was chosen then.
    const restored = { ...before, fundingType: values.fundingType || before.fundingType };
    if (!isSame(restored, values)) void setValues(restored);
  }, [draft, values, setValues]);

  useEffect(() => {
    if (last.current === values) return;
    last.current = values;
    setKept(draft.save(values));
    onEdit();
  }, [draft, values, onEdit]);

  return kept;
}

const isSame = (some: FactFindValues, others: FactFindValues): boolean =>
  Object.entries(some).every(([name, value]) => Reflect.get(others, name) === value);
