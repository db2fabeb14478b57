import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { changeOf } from '@/shared/lib/failure';
import { merge, type Clash, type TextValues } from '@/shared/portal/merge';

/** That somebody else saved a record first, and what that means for the form that is open. */
export interface Stale {
  by: string | null;
  at: string;
  clashes: readonly Clash[];
  taken: readonly string[];
}

/**
 * Knows from what a form was filled. When saving finds that somebody else saved first, `takeBoth` puts both versions
 * into the form for another look; it says whether that was why saving failed.
 */
export function useStaleEdit<Kept, Values extends TextValues>(kept: Kept, valuesOf: (kept: Kept) => Values) {
  const [read, setRead] = useState(kept);
  const [stale, setStale] = useState<Stale | null>(null);

  const takeBoth = (mine: Values, form: FormikHelpers<Values>, failure: unknown): boolean => {
    const change = changeOf(failure);
    if (!change) return false;
    const current = change.current as Kept;
    const { values, ...both } = merge(valuesOf(read), mine, valuesOf(current));
    setRead(current);
    setStale({ by: change.by, at: change.at, ...both });
    void form.setValues(values);
    return true;
  };

  return { read, stale, takeBoth };
}
