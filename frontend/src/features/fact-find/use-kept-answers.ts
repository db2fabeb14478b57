import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
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

  useEffect(() => {
    if (last.current === values) return;
    const first = last.current === null;
    last.current = values;
    if (first) {
      const before = draft.load(values);
      // What the visitor came for now outweighs what was chosen then.
      void setValues({ ...before, fundingType: values.fundingType || before.fundingType });
    } else {
      setKept(draft.save(values));
      onEdit();
    }
  }, [draft, values, setValues, onEdit]);

  return kept;
}
