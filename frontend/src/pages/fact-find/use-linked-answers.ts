import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { ANSWERS } from '@/api/answers';
import type { LinkedAnswers } from '@/features/fact-find/fact-find-state';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { products } from '@/shared/site/products';

const NONE: LinkedAnswers = { fundingType: '', amount: '' };

/**
 * What the visitor has said on the way here: on a product page, whose link carries it, or in the address. The address is
 * read once and cleared, so that a reload keeps what is answered since. The prerendered page came from nowhere.
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

/** '£80,000' → 80000; NaN for what is no amount. */
const poundsIn = (amount: unknown): number =>
  typeof amount === 'number' || typeof amount === 'string'
    ? Number(String(amount).replaceAll(/[£,\s]/g, ''))
    : NaN;

/** The smallest amount to choose that covers what was typed; blank for no amount. */
const choiceFor = (pounds: number): string => {
  if (!(pounds > 0)) return '';
  const { choices } = ANSWERS.amount;
  return (choices.find(({ value }) => Number(value) >= pounds) ?? choices.at(-1))?.value ?? '';
};
