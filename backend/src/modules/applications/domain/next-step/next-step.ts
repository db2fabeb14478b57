import { londonIsoDay } from '#kernel/time/london-time.js';
import { closeOfBusiness } from '../response-time/business-hours.js';
import type { CaseFacts, DealFacts, TaskFacts } from './case-facts.js';
import { ROWS, type Reach, type RowFacts } from './rows.js';
import type { NextStep } from './step.js';
import { dueOn, type NamedOffer } from './write-step.js';

/**
 * The next step of staff: the first row of the table that applies, or an earlier overdue task that asks for something
 * else. Null for closed cases and duplicates, and if there is nothing to do.
 */
export const nextStepOf = (facts: CaseFacts, now: Date): NextStep | null => {
  if (facts.stage === 'closed' || facts.isDuplicate) return null;
  const today = londonIsoDay(now);
  const reach = reachOf(facts.deals);
  const rowFacts: RowFacts = {
    ...facts,
    today,
    waiting: facts.deals.filter(isWaiting),
    offers: facts.deals.flatMap((deal) => openOffersOf(deal, today)),
  };
  const task = facts.task && facts.task.dueOn < today ? facts.task : null;
  for (const { kind, at, tasks = [], find } of ROWS) {
    const found = at.includes(reach) ? find(rowFacts) : null;
    if (!found) continue;
    const isTaskFirst = task && !tasks.includes(task.kind) && isBefore(task, found);
    return isTaskFirst ? stepOf(task) : { kind, ...found };
  }
  return task && stepOf(task);
};

const REACHED: readonly (readonly [Reach, readonly DealFacts['state'][]])[] = [
  ['completed', ['completed']],
  ['accepted', ['accepted']],
  ['offers', ['offered']],
  ['with_lenders', ['sent', 'info_requested']],
];

const reachOf = (deals: readonly DealFacts[]): Reach =>
  REACHED.find(([, states]) => deals.some(({ state }) => states.includes(state)))?.[0] ?? 'before';

const isWaiting = ({ state, consent }: DealFacts): boolean =>
  (state === 'draft' && consent !== 'refused' && consent !== 'withdrawn') ||
  (state === null && consent === 'asked');

const openOffersOf = ({ state, lender, movedAt, offers }: DealFacts, today: string): readonly NamedOffer[] =>
  state === 'offered'
    ? offers
        .filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
        .map((offer) => ({ ...offer, lender, offeredAt: movedAt }))
    : [];

const stepOf = ({ id, title, dueOn: day }: TaskFacts): NextStep => ({
  kind: 'task',
  label: title,
  ...dueOn(day),
  subject: { type: 'task', id, name: title, count: 1 },
});

const isBefore = (task: TaskFacts, step: Pick<NextStep, 'dueAt'>): boolean =>
  step.dueAt === undefined || closeOfBusiness(task.dueOn) < new Date(step.dueAt);
