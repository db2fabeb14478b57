import { shownChanges } from './shown-changes.js';

it('tells the reason apart from what changed', () => {
  const changes = {
    status: { from: 'pending', to: 'rejected' },
    reason: { from: null, to: 'The turnover is too low' },
  };

  expect(shownChanges(changes)).toEqual({
    reason: 'The turnover is too low',
    changes: [{ field: 'status', from: 'pending', to: 'rejected' }],
  });
});

it.each([
  [7, '7'],
  [['phone', 'caseMails'], '["phone","caseMails"]'],
  ['', null],
  [undefined, null],
  ['x'.repeat(201), `${'x'.repeat(200)}…`],
])('shows %j as text', (to, shown) => {
  expect(shownChanges({ field: { from: null, to } }).changes).toEqual([
    { field: 'field', from: null, to: shown },
  ]);
});

it.each(['password', 'apiSecret', 'resultsToken', 'linkDigest', 'passwordHash'])(
  'shows nothing of %s',
  (field) => {
    expect(shownChanges({ [field]: { from: 'one', to: 'two' } }).changes).toEqual([]);
  },
);

it('shows nothing of an entry without changes', () => {
  expect(shownChanges(null)).toEqual({ reason: null, changes: [] });
});
