import { KeptActivity } from '#test/doubles.js';
import { DataRequestsInMemory, PersonRecordsInMemory } from '#test/in-memory/people.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { DataRequest, type DataRequestRecord } from '../../domain/data-request.js';
import {
  AuthorityNotConfirmed,
  IdentityNotConfirmed,
  NoRecordsChosen,
  RequestClosed,
} from '../../domain/errors.js';
import { ExportPerson } from './export-person.js';

const ada = { type: 'admin', id: 'ada' } as const;
const noon = new Date('2026-03-12T12:00:00Z');
const ready = { identityConfirmedOn: '2026-03-11', records: [{ type: 'application', id: 'a1' }] } as const;

const setUp = (recorded: Partial<DataRequestRecord>, requestedBy: 'person' | 'representative' = 'person') => {
  const details = {
    kind: 'access',
    name: 'Isla Fraser',
    email: 'isla@fraser-bakery.example',
    phone: null,
    requestedBy,
    receivedOn: '2026-03-10',
  } as const;
  const request = DataRequest.receive({ id: 'r1', reference: 'R1001' }, details, noon);
  request.change(recorded, '2026-03-12', noon);
  const records = new PersonRecordsInMemory();
  records.rows = [
    { table: 'tasks', rows: [{ id: 't1', title: 'Ask about the arrears', due_on: '2026-03-13' }] },
    { table: 'commission_questions', rows: [{ question: 'Why so little?', answer: 'By your terms' }] },
  ];
  const activity = new KeptActivity();
  const exports = new ExportPerson(contextOf({ activity }), new DataRequestsInMemory(request), records);
  return { exports, activity };
};

describe('ExportPerson', () => {
  it('previews what staff must review: own notes, and what is about others', async () => {
    const { marked } = await setUp(ready).exports.preview('r1');

    expect(marked.map(({ key, mark, rows }) => [key, mark, rows])).toEqual([
      ['tasks.title', 'internal', 1],
      ['commission_questions.question', 'others', 1],
      ['commission_questions.answer', 'others', 1],
    ]);
  });

  it('leaves out each marked part that is not included', async () => {
    const { exports, activity } = setUp(ready);

    const { records } = await exports.execute('r1', ['commission_questions.answer'], ada);

    expect(records.flatMap(({ tables }) => tables.map(({ rows }) => rows))).toEqual([
      [{ id: 't1', due_on: '2026-03-13' }],
      [{ answer: 'By your terms' }],
    ]);
    expect(activity.all).toMatchObject([{ action: 'person-exported', subject: { id: 'r1' } }]);
  });

  it.each([
    ['the identity is not confirmed', { records: ready.records }, 'person', IdentityNotConfirmed],
    ['the authority is not confirmed', ready, 'representative', AuthorityNotConfirmed],
    ['no records are chosen', { identityConfirmedOn: '2026-03-11' }, 'person', NoRecordsChosen],
    ['it is closed', { ...ready, outcome: 'granted', closedOn: '2026-03-12' }, 'person', RequestClosed],
  ] as const)('hands out nothing when %s', async (_, recorded, requestedBy, error) => {
    const { exports, activity } = setUp(recorded, requestedBy);

    await expect(exports.execute('r1', [], ada)).rejects.toThrow(error);

    expect(activity.all).toEqual([]);
  });
});
