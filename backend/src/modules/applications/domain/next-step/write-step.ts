import { shortLondonDay } from '#kernel/time/london-time.js';
import { closeOfBusiness } from '../response-time/business-hours.js';
import type { DealFacts, OfferFacts } from './case-facts.js';
import type { NextStep, NextStepSubject } from './step.js';

/** What a row of the table says of its step. */
export type WrittenStep = Omit<NextStep, 'kind'>;

type SomeDeals = readonly [DealFacts, ...DealFacts[]];

/** A step about some lenders; null without any. */
export const about = (
  [first, ...others]: readonly DealFacts[],
  write: (lenders: string, deals: SomeDeals) => Pick<NextStep, 'label' | 'dueAt'>,
): WrittenStep | null => {
  if (!first) return null;
  const deals: SomeDeals = [first, ...others];
  const { subject, lender: name } = first;
  return { ...write(named(deals), deals), subject: { ...subject, name, count: deals.length } };
};

const named = ([{ lender }, second, ...others]: SomeDeals): string => {
  if (!second) return lender;
  return others.length === 0 ? `${lender} and ${second.lender}` : `${inWords(others.length + 2)} lenders`;
};

/** An offer with its lender's name. */
export interface NamedOffer extends OfferFacts {
  readonly lender: string;
  /** ISO 8601: when its lender made its first offer. */
  readonly offeredAt: string;
}

/** The subject of a step about offers; of several the first. */
export const offerOf = (offers: readonly [NamedOffer, ...NamedOffer[]]): NextStepSubject => {
  const [{ id, lender: name }] = offers;
  return { type: 'offer', id, name, count: offers.length };
};

export const dueAt = (at: string | null): Pick<NextStep, 'dueAt'> => (at === null ? {} : { dueAt: at });

export const dueOn = (day: string | null): Pick<NextStep, 'dueAt'> =>
  dueAt(day && closeOfBusiness(day).toISOString());

export const shortDay = (at: string): string => shortLondonDay(new Date(at));

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
export const inWords = (number: number): string => NUMBERS[number] ?? `${number}`;
