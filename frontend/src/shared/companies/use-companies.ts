import { useEffect, useState } from 'react';
import { useLazyFindCompaniesQuery, type Company } from '@/shared/companies/companies-api';

/** Waits until whoever types pauses. */
const PAUSE_MS = 250;
const SHORTEST = 3;
const NONE: readonly Company[] = [];

/**
 * The companies that are called like what is typed, once somebody pauses. Those of the last question alone; while they
 * are looked up, and where the look-up is slow, away or over its limit, there are none.
 */
export function useCompanies(typed: string): readonly Company[] {
  const [ask] = useLazyFindCompaniesQuery();
  const [found, setFound] = useState({ asked: '', companies: NONE });
  const text = typed.trim();

  useEffect(() => {
    if (text.length < SHORTEST) return;
    let asked: ReturnType<typeof ask> | null = null;
    const pause = setTimeout(() => {
      asked = ask(text, true);
      asked.unwrap().then(
        (companies) => setFound({ asked: text, companies }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asked?.abort();
    };
  }, [ask, text]);

  return text !== '' && found.asked === text ? found.companies : NONE;
}
