import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '@/shared/lib/with-params';

/** More columns would not be legible. */
export const MAX_COMPARED = 4;
const CHOSEN = 'compare';
const VIEW = 'view';
const COMPARED = 'compared';

export interface Comparison {
  /** The ids of the selected lenders, in order of selection. */
  readonly chosen: readonly string[];
  readonly isOpen: boolean;
  toggle: (lenderId: string) => void;
  clear: () => void;
  open: () => void;
  close: () => void;
}

/**
 * The lenders selected for comparison. Stored in the URL, so that a reload and Back keep them. Over a form it is
 * local state, because a form asks before the URL changes.
 */
export function useComparison({ overForm }: { overForm: boolean }): Comparison {
  const [address, setAddress] = useSearchParams();
  const [own, setOwn] = useState(() => new URLSearchParams());
  const query = overForm ? own : address;
  // A checkbox responds immediately; the URL follows.
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (query.get(CHOSEN) ?? '').split(',').filter(Boolean).slice(0, MAX_COMPARED),
  );

  const change = (values: Readonly<Record<string, string | null>>, replace: boolean) => {
    const changed = (before: URLSearchParams) => withParams(before, values);
    if (overForm) setOwn(changed);
    else setAddress(changed, { replace });
  };

  return {
    chosen,
    isOpen: query.get(VIEW) === COMPARED,
    toggle: (id) => {
      const others = chosen.filter((other) => other !== id);
      const next = others.length < chosen.length ? others : [...chosen, id].slice(0, MAX_COMPARED);
      setChosen(next);
      change({ [CHOSEN]: next.join(',') }, true);
    },
    clear: () => {
      setChosen([]);
      change({ [CHOSEN]: null, [VIEW]: null }, true);
    },
    // With the choice, which the address may not have yet.
    open: () => change({ [CHOSEN]: chosen.join(','), [VIEW]: COMPARED }, false),
    close: () => change({ [CHOSEN]: chosen.join(','), [VIEW]: null }, true),
  };
}
