import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { isBlank, tabDraft } from '@/features/fact-find/draft';
import type { FactFindValues } from '@/features/fact-find/section';

/** Keeps the answers in this tab as they are written, so that the back button and a reload lose nothing. */
export function TabDraft({ onEdit }: { onEdit: () => void }) {
  const { values, setValues } = useFormikContext<FactFindValues>();
  const last = useRef<FactFindValues | null>(null);

  useEffect(() => {
    if (last.current === values) return;
    const first = last.current === null;
    last.current = values;
    if (first) {
      // What the visitor came for now outweighs what was chosen then.
      const kept = tabDraft.load(values);
      const restored = { ...kept, fundingType: values.fundingType || kept.fundingType };
      if (!isBlank(kept)) void setValues(restored, false);
      return;
    }
    tabDraft.save(values);
    onEdit();
  }, [values, setValues, onEdit]);

  return null;
}
