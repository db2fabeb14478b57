import { shownChanges } from './shown-changes.js';

it('leaves that there was a reason to the reason', () => {
  const changes = { status: { from: 'pending', to: 'rejected' }, reason: { from: null, to: 'given' } };

  expect(shownChanges(changes)).toEqual([{ field: 'status', from: 'pending', to: 'rejected' }]);
});

it.each([
  [7, '7'],
  [['phone', 'caseMails'], '["phone","caseMails"]'],
  ['', null],
  [undefined, null],
  ['x'.repeat(201), `${'x'.repeat(200)}…`],
])('shows %j as text', (to, shown) => {
  expect(shownChanges({ field: { from: null, to } })).toEqual([{ field: 'field', from: null, to: shown }]);
});

it.each(['password', 'apiSecret', 'resultsToken', 'linkDigest', 'passwordHash'])(
  'shows nothing of %s',
  (field) => {
    expect(shownChanges({ [field]: { from: 'one', to: 'two' } })).toEqual([]);
  },
);

it('shows nothing of an entry without changes', () => {
  expect(shownChanges(null)).toEqual([]);
});
