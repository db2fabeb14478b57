import { namedByChanges, shownChanges } from './shown-changes.js';

const noName = () => null;

describe('shownChanges', () => {
  it('omits the ‘reason given’ marker', () => {
    const changes = { status: { from: 'pending', to: 'rejected' }, reason: { from: null, to: 'given' } };

    expect(shownChanges(changes, noName)).toEqual([{ field: 'status', from: 'pending', to: 'rejected' }]);
  });

  it.each([
    [7, '7'],
    [['phone', 'emails'], '["phone","emails"]'],
    ['', null],
    [undefined, null],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
  ])('shows %j as text', (to, shown) => {
    expect(shownChanges({ field: { from: null, to } }, noName)).toEqual([
      { field: 'field', from: null, to: shown },
    ]);
  });

  it.each(['password', 'apiSecret', 'resultsToken', 'linkDigest', 'passwordHash'])('omits %s', (field) => {
    expect(shownChanges({ [field]: { from: 'one', to: 'two' } }, noName)).toEqual([]);
  });

  it('returns nothing for an entry without changes', () => {
    expect(shownChanges(null, noName)).toEqual([]);
  });

  it('resolves record ids to names, also for deleted records', () => {
    const changes = {
      ownerId: { from: 'ada', to: 'ben' },
      duplicateOf: { from: null, to: 'newer' },
      assignedLender: { from: null, to: 'Brisk' },
      assignedLenderId: { from: null, to: 'brisk' },
    };
    const names: Readonly<Record<string, string>> = {
      'admin ada': 'Ada Staff',
      'application newer': 'Alder Ltd',
    };
    const nameOf = ({ type, id }: { readonly type: string; readonly id: string }) =>
      names[`${type} ${id}`] ?? null;

    expect(namedByChanges(changes)).toEqual([
      { type: 'admin', id: 'ada' },
      { type: 'admin', id: 'ben' },
      { type: 'application', id: 'newer' },
    ]);
    expect(shownChanges(changes, nameOf)).toEqual([
      { field: 'ownerId', from: 'Ada Staff', to: 'a deleted record' },
      { field: 'duplicateOf', from: null, to: 'Alder Ltd' },
      { field: 'assignedLender', from: null, to: 'Brisk' },
    ]);
  });
});
