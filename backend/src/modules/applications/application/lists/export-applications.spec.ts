import {
  anApplication,
  ApplicationViewsInMemory,
  ApplicationsInMemory,
} from '#test/in-memory/applications.js';
import { KeptActivity } from '#test/doubles.js';
import { SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { OnePartner } from '#test/one-partner.js';
import { ExportApplications } from './export-applications.js';
import { ListApplications } from './list-applications.js';

const noon = new Date('2026-11-25T12:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

const setUp = () => {
  const activity = new KeptActivity();
  const own = anApplication('own', noon);
  const referred = anApplication('case', noon, { introducerId: 'i1' });
  referred.giveTo('ada', noon);
  const lists = new ApplicationViewsInMemory(new ApplicationsInMemory(own, referred));
  const list = new ListApplications(
    contextOf({ clock: new SetClock(noon) }),
    lists,
    new OnePartner().introducers,
  );
  return {
    activity,
    exported: new ExportApplications(contextOf({ activity, unitOfWork: new UndoingUnitOfWork() }), list),
  };
};

describe('ExportApplications', () => {
  it('exports what the list shows to the caller', async () => {
    const { exported } = setUp();
    const found: object[] = [];

    for await (const part of await exported.execute({ owner: 'me' }, ada)) found.push(...part);

    expect(found).toMatchObject([{ id: 'case', partner: 'Alder Accounts Ltd', due: 'later' }]);
  });

  it('logs who exported and with which filters, without the search text', async () => {
    const { activity, exported } = setUp();

    await exported.execute({ q: 'fiona@client.example', status: 'pending', sort: 'oldest' }, ada);

    const changes = { q: { from: null, to: 'given' }, status: { from: null, to: 'pending' } };
    const subject = { type: 'admin', id: 'ada' };
    expect(activity.all).toEqual([{ actor: ada, action: 'applications-exported', subject, changes }]);
  });
});
