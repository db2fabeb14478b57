import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ANSWERS } from '@/api/answers';
import type { LinkedAnswers } from '@/features/fact-find/fact-find-state';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { products } from '@/shared/site/products';

const NONE: LinkedAnswers = { fundingType: '', amount: '' };

/**
 * The visitor's choices so far: on a product page, through its link, or in the URL. The URL is read once and
 * cleared, so that a reload keeps later answers. A prerendered page has none.
 */
export function useLinkedAnswers(): LinkedAnswers {
  const { search, pathname, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const navigate = useNavigate();
  const [linked] = useState(() => {
    const query = new URLSearchParams(search);
    return cameByLink || query.size > 0
      ? answersIn({ ...Object.fromEntries(query), ...(cameByLink && isRecord(state) && state) })
      : NONE;
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('fundingType') && !query.has('amount')) return;
    query.delete('fundingType');
    query.delete('amount');
    void navigate({ pathname, hash, search: query.toString() }, { replace: true, state });
  }, [search, pathname, hash, state, navigate]);
  return useValueAfterHydration(linked, NONE);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const answersIn = ({ fundingType, amount }: Record<string, unknown>): LinkedAnswers => ({
  fundingType: products.find(({ slug }) => slug === fundingType)?.slug ?? '',
  amount: choiceFor(poundsIn(amount)),
});

/** '£80,000' → 80000; NaN for an invalid amount. */
const poundsIn = (amount: unknown): number =>
  typeof amount === 'number' || typeof amount === 'string'
    ? Number(String(amount).replaceAll(/[£,\s]/g, ''))
    : NaN;

/** The smallest option that covers the typed amount; blank for an invalid one. */
const choiceFor = (pounds: number): string => {
  if (!(pounds > 0)) return '';
  const { choices } = ANSWERS.amount;
  return (choices.find(({ value }) => Number(value) >= pounds) ?? choices.at(-1))?.value ?? '';
};
