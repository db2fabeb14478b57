import { LockApplication } from '#modules/applications/public.js';
import { ApplicationNotFound } from '#modules/applications/public.js';
import { InvalidInput } from '#kernel/errors.js';
import { SOME_VISITOR } from '#platform/application/principal.js';
import { KeptActivity, KeptAnswers, KeptMails, StaffInMemory, visitor } from '#test/doubles.js';
import { ApplicationsInMemory, ApplicationViewsInMemory } from '#test/in-memory/applications.js';
import { ComplaintsInMemory, ComplaintViewsInMemory } from '#test/in-memory/complaints.js';
import { HeldInMemory } from '#test/in-memory/held-submissions.js';
import { contextOf, CountedIds, SetClock, UndoingUnitOfWork } from '#test/in-memory/surroundings.js';
import { AutomaticTasksInMemory } from '#test/in-memory/tasks.js';
import type { ComplaintWords } from '../domain/complaint.js';
import { ChangeComplaint } from './change-complaint.js';
import { ComplaintTasks } from './complaint-tasks.js';
import { MakeComplaint } from './make-complaint.js';
import { RecordComplaint } from './record-complaint.js';

const ada = { type: 'admin', id: 'ada' } as const;
const wednesday = new Date('2026-03-11T12:00:00Z');
const words: ComplaintWords = {
  kind: 'service',
  name: 'Isla Fraser',
  email: 'isla@fraser-bakery.example',
  phone: null,
  company: 'Fraser Bakery Ltd',
  whatHappened: 'You did not call back.',
  wanted: null,
};
const call = { ...words, receivedOn: '2026-03-10', applicationId: null };

const setUp = () => {
  const [activity, tasks, mails, clock] = [
    new KeptActivity(),
    new AutomaticTasksInMemory(),
    new KeptMails(),
    new SetClock(wednesday),
  ];
  const complaints = new ComplaintsInMemory();
  const views = new ComplaintViewsInMemory(complaints);
  const held = new HeldInMemory();
  const unitOfWork = new UndoingUnitOfWork(complaints.records.byId, activity.all, tasks.open);
  const context = contextOf({
    activity,
    clock,
    ids: new CountedIds('c'),
    idempotency: new KeptAnswers(),
    unitOfWork,
  });
  const follow = new ComplaintTasks(tasks);
  const applications = new ApplicationsInMemory();
  const lock = new LockApplication(context, applications, new ApplicationViewsInMemory(applications));
  const staff = new StaffInMemory(['ada']);
  return {
    activity,
    tasks,
    mails,
    clock,
    complaints,
    held,
    make: new MakeComplaint(context, complaints, held, follow, mails),
    record: new RecordComplaint(context, complaints, views, follow, lock),
    change: new ChangeComplaint(context, complaints, views, follow, staff, lock),
    due: () => tasks.open.map(({ kind, day }) => [kind, day]),
  };
};

const BOTH_DUE = [
  ['acknowledge_complaint', '2026-03-13'],
  ['answer_complaint', '2026-05-05'],
];

describe('MakeComplaint', () => {
  it('only holds possible spam: no complaint, task, email or activity', async () => {
    const { make, held, complaints, tasks, mails, activity } = setUp();

    const receipt = await make.execute(words, null, visitor, true);

    expect(receipt.reference).toBe('C1001');
    expect([...held.all.values()]).toMatchObject([{ kind: 'complaint', context: { reference: 'C1001' } }]);
    expect([complaints.records.all, tasks.open, mails.all, activity.all]).toEqual([[], [], [], []]);
  });

  it('counts deadlines from the day it was made, when it is released later', async () => {
    const { make, held, complaints, clock, due, activity } = setUp();
    const { id } = await make.execute(words, null, visitor, true);
    clock.time = new Date('2026-03-20T12:00:00Z');

    await held.release(id, make);

    expect(complaints.records.all).toMatchObject([
      { id, reference: 'C1001', receivedOn: '2026-03-11', createdAt: wednesday },
    ]);
    expect(due()).toEqual([
      ['acknowledge_complaint', '2026-03-16'],
      ['answer_complaint', '2026-05-06'],
    ]);
    expect(activity.all).toMatchObject([{ actor: SOME_VISITOR, action: 'complaint-made' }]);
  });

  it('returns the first receipt when it is sent again without a key', async () => {
    const { make, complaints } = setUp();

    const first = await make.execute(words, null, visitor);

    expect(await make.execute(words, null, visitor)).toEqual(first);
    expect(complaints.records.all).toHaveLength(1);
  });
});

describe('RecordComplaint', () => {
  it('counts deadlines from the day the complaint was received', async () => {
    const { record, due } = setUp();

    await record.execute(call, null, ada);

    expect(due()).toEqual(BOTH_DUE);
  });

  it('uses no reference when the date is in the future', async () => {
    const { record, complaints } = setUp();

    await expect(record.execute({ ...call, receivedOn: '2026-03-12' }, null, ada)).rejects.toThrow(
      InvalidInput,
    );

    expect(await complaints.nextReference()).toBe('C1001');
  });

  it('stores nothing for an unknown application', async () => {
    const { record, complaints, due } = setUp();

    await expect(record.execute({ ...call, applicationId: 'a9' }, null, ada)).rejects.toThrow(
      ApplicationNotFound,
    );

    expect([complaints.records.all, due()]).toEqual([[], []]);
  });
});

describe('ChangeComplaint', () => {
  const recorded = async () => {
    const made = setUp();
    const { id } = await made.record.execute(call, null, ada);
    made.activity.all.length = 0;
    return { ...made, id };
  };
  const closing = { outcome: 'rejected', respondedOn: '2026-03-11' } as const;

  it('does not log free text', async () => {
    const { change, id, activity } = await recorded();

    await change.execute(id, { notes: 'Ann is unwell', rootCause: 'No cover', isVulnerable: true }, ada);

    expect(activity.all).toMatchObject([{ changes: { isVulnerable: { from: null, to: true } } }]);
    expect(JSON.stringify(activity.all)).not.toMatch(/Ann|cover/);
  });

  it('saves and logs nothing when nothing changes', async () => {
    const { change, id, activity, complaints, clock } = await recorded();
    clock.time = new Date('2026-03-12T12:00:00Z');

    await change.execute(id, { outcome: null, notes: null }, ada);

    expect(activity.all).toEqual([]);
    expect(complaints.records.find(id)?.updatedAt).toEqual(wednesday);
  });

  it('opens its tasks again when a closed complaint is reopened, except for a deadline that was met', async () => {
    const { change, id, due } = await recorded();
    await change.execute(id, closing, ada);
    expect(due()).toEqual([]);

    await change.execute(id, { outcome: null, respondedOn: null }, ada);
    expect(due()).toEqual(BOTH_DUE);

    await change.execute(id, { ...closing, acknowledgedOn: '2026-03-11' }, ada);
    await change.execute(id, { outcome: null, respondedOn: null }, ada);
    expect(due()).toEqual([BOTH_DUE[1]]);
  });

  it('changes nothing for an owner who has left', async () => {
    const { change, id, activity, complaints } = await recorded();

    await expect(change.execute(id, { ...closing, ownerId: 'ben' }, ada)).rejects.toThrow(InvalidInput);

    expect([complaints.records.find(id)?.outcome, activity.all]).toEqual([null, []]);
  });
});
