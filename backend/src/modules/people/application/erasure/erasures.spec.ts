import type { Erasure } from '#modules/backups/public.js';
import { KeptActivity } from '#test/doubles.js';
import { contextOf, SetClock } from '#test/in-memory/surroundings.js';
import { DataRequestsInMemory, ErasuresInMemory, PersonRecordsInMemory } from '#test/in-memory/people.js';
import { DataRequest, type DataRequestKind } from '../../domain/data-request.js';
import { NotAnErasure, PreviewOutOfDate } from '../../domain/errors.js';
import type { RecordFacts } from '../../domain/retention-rules.js';
import { ApplyErasures } from './apply-erasures.js';
import { EraseRecords } from './erase-records.js';
import { ErasePerson } from './erase-person.js';
import { PreviewErasure } from './preview-erasure.js';

const ada = { type: 'admin', id: 'ada' } as const;
const noon = new Date('2026-03-12T12:00:00Z');
const settings = {
  enquiryMonths: 12,
  dealYears: 6,
  partnerYears: 6,
  messageMonths: 12,
  activityYears: 6,
  jobDays: 90,
  complaintYears: 6,
};

const facts = (changes: Partial<RecordFacts> & Pick<RecordFacts, 'id'>): RecordFacts => ({
  type: 'application',
  name: 'Isla Fraser',
  company: null,
  email: 'isla@fraser-bakery.example',
  phone: null,
  at: '2026-01-01T09:00:00.000Z',
  hold: null,
  complaint: null,
  isOpen: false,
  keepFrom: null,
  ...changes,
});

const requestOf = (kind: DataRequestKind, ...records: readonly RecordFacts[]): DataRequest => {
  const details = {
    kind,
    name: 'Isla Fraser',
    email: 'isla@fraser-bakery.example',
    phone: null,
    requestedBy: 'person',
    receivedOn: '2026-03-10',
  } as const;
  const request = DataRequest.receive({ id: 'r1', reference: 'R1001' }, details, noon);
  const chosen = records.map(({ type, id }) => ({ type, id }));
  request.change({ identityConfirmedOn: '2026-03-11', records: chosen }, '2026-03-12', noon);
  return request;
};

const setUp = (records: readonly RecordFacts[], kind: DataRequestKind = 'erasure') => {
  const kept = new PersonRecordsInMemory(...records);
  const request = requestOf(kind, ...records);
  const [activity, ledger, clock] = [new KeptActivity(), new ErasuresInMemory(), new SetClock(noon)];
  const context = contextOf({ activity, clock });
  const preview = new PreviewErasure(clock, kept, settings, { of: (text) => text });
  const eraseRecords = new EraseRecords(kept, ledger);
  const requests = new DataRequestsInMemory(request);
  return {
    records: kept,
    request,
    activity,
    ledger,
    preview,
    erase: new ErasePerson(context, requests, kept, preview, eraseRecords),
    apply: new ApplyErasures(context, kept, ledger, eraseRecords),
  };
};

describe('PreviewErasure', () => {
  const versions = async (change: (records: PersonRecordsInMemory) => void): Promise<readonly string[]> => {
    const { preview, request, records } = setUp([facts({ id: 'a1' })]);
    const before = await preview.execute(request);
    change(records);
    const after = await preview.execute(request);
    return [before.version, after.version];
  };

  it.each<[string, (records: PersonRecordsInMemory) => void]>([
    ['a hold is placed', ({ all }) => void all.splice(0, 1, facts({ id: 'a1', hold: 'Court case' }))],
    ['the person sends something else', ({ all }) => void all.push(facts({ id: 'a2' }))],
    [
      'somebody else receives the details',
      (records) => {
        records.recipients = ['Alba'];
      },
    ],
  ])('has another version when %s', async (_, change) => {
    const [before, after] = await versions(change);

    expect(after).not.toBe(before);
  });

  it('keeps its version when an email is queued', async () => {
    const [before, after] = await versions((records) => {
      records.emails = 1;
    });

    expect(after).toBe(before);
  });

  it('is for requests that end in an erasure', async () => {
    const { preview, request } = setUp([facts({ id: 'a1' })], 'access');

    await expect(preview.execute(request)).rejects.toThrow(NotAnErasure);
  });
});

describe('ErasePerson', () => {
  const records = [
    facts({ id: 'a1' }),
    facts({ id: 'a2', hold: 'Court case' }),
    facts({ id: 'a3', keepFrom: '2015-01-05' }),
    facts({ id: 'm1', type: 'contact-message' }),
  ];

  it('erases each record as previewed, and leaves those that stay', async () => {
    const made = setUp(records);
    const { version } = await made.preview.execute(made.request);

    await made.erase.execute('r1', version, ada);

    expect(made.records.changes).toEqual([
      'locked application a1, application a2, application a3, contact-message m1',
      'deleted application a1',
      'anonymised application a3',
      'deleted contact-message m1',
      'forgot application a1, application a3, contact-message m1',
    ]);
    expect(made.ledger.entries).toMatchObject([
      { cause: 'request', records: [{ id: 'a1' }, { id: 'a3' }, { id: 'm1' }] },
    ]);
    expect(made.activity.all).toMatchObject([{ action: 'person-erased', subject: { type: 'erasure' } }]);
  });

  it('erases nothing when the records are no longer as previewed', async () => {
    const made = setUp(records);
    const { version } = await made.preview.execute(made.request);
    made.records.all.splice(0, 1, facts({ id: 'a1', complaint: 'C1001' }));

    await expect(made.erase.execute('r1', version, ada)).rejects.toThrow(PreviewOutOfDate);

    expect(made.records.changes).toHaveLength(1);
    expect([made.ledger.entries, made.activity.all]).toEqual([[], []]);
  });
});

describe('ApplyErasures', () => {
  const erasure: Erasure = {
    id: 'e1',
    at: '2026-03-12T12:00:00.000Z',
    records: [{ type: 'application', id: 'a1', how: 'deleted' }],
  };

  it('repeats an erasure once, as of its own time', async () => {
    const { apply, records, ledger } = setUp([facts({ id: 'a1' })]);

    await apply.eraseAgain(erasure);
    await apply.eraseAgain(erasure);

    expect(records.changes.filter((change) => change.startsWith('deleted'))).toHaveLength(1);
    expect(ledger.entries).toMatchObject([{ id: 'e1', at: erasure.at, cause: 'restore' }]);
  });

  it.each([
    { type: 'portrait', id: 'p1', how: 'deleted' },
    { type: 'application', id: 'a1', how: 'blurred' },
  ])('erases nothing when it does not know $type or $how', async (unknown) => {
    const { apply, records } = setUp([facts({ id: 'a1' })]);
    const newer = { ...erasure, records: [...erasure.records, unknown] };

    await expect(apply.eraseAgain(newer)).rejects.toThrow('names records that this version cannot erase');

    expect(records.changes).toEqual([]);
  });
});
