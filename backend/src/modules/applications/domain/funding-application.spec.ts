import { answers } from '../../../../test/support/answers.js';
import { answersFrom } from './answers.js';
import { FundingApplication } from './funding-application.js';

const noon = new Date('2026-11-20T12:00:00Z');
const alba = { id: 'l1', name: 'Alba', score: 86 };
const matches = { best: [alba, { id: 'l2', name: 'Brisk', score: 71 }], ruleVersion: '1.0' };

const submit = (changes: Parameters<typeof answers>[0] = {}): FundingApplication =>
  FundingApplication.submit('a1', answers(changes), matches, noon);

it('starts as pending, belonging to nobody, stamped with the moment', () => {
  expect(submit()).toMatchObject({
    id: 'a1',
    status: 'pending',
    introducerId: null,
    assignedLender: null,
    notes: null,
    createdAt: noon,
    updatedAt: noon,
  });
});

it('keeps the best matches as JSON text, the best score, and the version of the rule', () => {
  const application = submit();

  expect(JSON.parse(application.matchedLenders)).toEqual(matches.best);
  expect(application).toMatchObject({ matchScore: '86', ruleVersion: '1.0' });
});

it('has no score when no lender matched', () => {
  const application = FundingApplication.submit('a1', answers(), { best: [], ruleVersion: '1.0' }, noon);

  expect(application).toMatchObject({ matchedLenders: '[]', matchScore: null });
});

it.each([
  ['100000', 100_000, 100_000],
  ['50k-100k', 50_000, 100_000],
  ['2000000', 2_000_000, null],
  ['as much as we can get', null, null],
])('keeps the amount %j as typed and reads it as %p to %p', (amount, amountFrom, amountTo) => {
  const { answers: kept, reading } = submit({ amount });

  expect(kept.amount).toBe(amount);
  expect(reading).toMatchObject({ amountFrom, amountTo });
});

it.each([
  ['36 months', 36, 36],
  ['Startup', 0, expect.any(Number) as number],
  ['2y+', 24, null],
  ['since 2019', null, null],
])(
  'reads the trading history %j as %p to %p months',
  (tradingHistory, tradingMonthsFrom, tradingMonthsTo) => {
    expect(submit({ tradingHistory }).reading).toMatchObject({ tradingMonthsFrom, tradingMonthsTo });
  },
);

it('derives the products of a partner label', () => {
  expect(submit({ fundingType: 'Property Mortgage' }).reading.productKeys).toEqual([
    'commercial-mortgage',
    'btl-mortgages',
  ]);
});

it('takes answers alone from what was sent', () => {
  const sent = { ...answers(), status: 'approved', introducerId: 'i1', notes: 'vip', matchScore: '100' };

  expect(answersFrom(sent as never)).toEqual(answers());
});
