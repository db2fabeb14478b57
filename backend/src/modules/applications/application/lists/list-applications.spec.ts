import {
  anApplication,
  ApplicationViewsInMemory,
  ApplicationsInMemory,
} from '#test/in-memory/applications.js';
import { SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { OnePartner } from '#test/one-partner.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { ListApplications, type ApplicationListRequest } from './list-applications.js';

const noon = new Date('2026-11-25T12:00:00Z');
const at = (time: string) => new Date(`2026-${time}:00Z`);

const listed = async (applications: readonly FundingApplication[], request: ApplicationListRequest = {}) => {
  const lists = new ApplicationViewsInMemory(new ApplicationsInMemory(...applications));
  const { items } = await new ListApplications(
    contextOf({ clock: new SetClock(noon) }),
    lists,
    new OnePartner().introducers,
  ).execute(request, 'ada');
  return items;
};

describe('ListApplications', () => {
  it('names the partner of a case, and none for a direct application', async () => {
    const items = await listed([
      anApplication('own', noon),
      anApplication('case', noon, { introducerId: 'i1' }),
    ]);

    expect(items.map(({ id, partner }) => [id, partner])).toEqual([
      ['own', null],
      ['case', 'Alder Accounts Ltd'],
    ]);
  });

  it('returns when each response is due, until the application was reviewed', async () => {
    const looked = anApplication('looked', at('11-20T10:00'));
    looked.move('in_review', null, at('11-20T10:30'));
    const items = await listed([
      anApplication('late', at('11-25T09:30')),
      anApplication('soon', at('11-25T10:30')),
      anApplication('later', at('11-25T11:30')),
      looked,
    ]);

    expect(items.map(({ id, due }) => [id, due])).toEqual([
      ['late', 'overdue'],
      ['soon', 'soon'],
      ['later', 'later'],
      ['looked', null],
    ]);
  });

  const received = [
    anApplication('hours', at('11-25T02:00')),
    anApplication('days', at('11-20T12:00')),
    anApplication('weeks', at('11-01T12:00')),
    anApplication('months', at('08-01T12:00')),
  ];

  it.each([
    ['24h', ['hours']],
    ['7d', ['hours', 'days']],
    ['30d', ['hours', 'days', 'weeks']],
    ['older', ['months']],
  ] as const)('lists applications received within %s', async (age, ids) => {
    expect((await listed(received, { received: age })).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['overdue', ['late']],
    ['soon', ['soon']],
  ] as const)('lists applications whose response is %s', async (due, ids) => {
    const waiting = [
      anApplication('late', at('11-25T09:30')),
      anApplication('soon', at('11-25T10:30')),
      anApplication('later', at('11-25T11:30')),
    ];

    expect((await listed(waiting, { due })).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['a partner’s', 'i1', ['case']],
    ['those that came without one', 'direct', ['own']],
  ] as const)('lists %s', async (_whose, partner, ids) => {
    const both = [anApplication('own', noon), anApplication('case', noon, { introducerId: 'i1' })];

    expect((await listed(both, { partner })).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['me', ['hers']],
    ['nobody', ['nobodys']],
    ['ben', ['his']],
  ])('filters by owner %s %j', async (owner, ids) => {
    const [hers, his] = [anApplication('hers', noon), anApplication('his', noon)];
    hers.giveTo('ada', noon);
    his.giveTo('ben', noon);

    const items = await listed([hers, his, anApplication('nobodys', noon)], { owner });

    expect(items.map(({ id }) => id)).toEqual(ids);
  });
});
