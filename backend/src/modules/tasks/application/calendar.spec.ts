import { KeptActivity, StaffInMemory } from '#test/doubles.js';
import { CountedIds, SetClock, UndoingUnitOfWork, contextOf } from '#test/in-memory/surroundings.js';
import { CalendarLinksInMemory } from '#test/in-memory/tasks.js';
import { ReadableTokens } from '#test/links.js';
import { RenewCalendarLink } from './renew-calendar-link.js';
import { ShowCalendarLink } from './show-calendar-link.js';

const ada = { type: 'admin', id: 'ada' } as const;
const now = new Date('2026-11-24T10:00:00Z');

const setUp = () => {
  const [links, tokens, activity] = [
    new CalendarLinksInMemory(),
    new ReadableTokens(['new']),
    new KeptActivity(),
  ];
  const renew = new RenewCalendarLink(
    contextOf({
      activity,
      unitOfWork: new UndoingUnitOfWork(new Map(), activity.all),
      ids: new CountedIds('l'),
      clock: new SetClock(now),
    }),
    links,
    new StaffInMemory(['ada']),
    tokens,
  );
  const show = (...secrets: [string, ...string[]]) =>
    new ShowCalendarLink(links, new ReadableTokens(secrets));
  return { renew, activity, show };
};

describe('Calendar', () => {
  it('stays valid after a secret rotation, until the old secret is removed', async () => {
    const { renew, show } = setUp();
    expect(await show('new').execute('ada')).toBeNull();

    const made = await renew.execute(ada);

    expect(made).toEqual({ token: 'new-calendar-l1', createdAt: now });
    expect(await show('new').execute('ada')).toEqual(made);
    expect(await show('newer', 'new').execute('ada')).toEqual(made);
    expect(await show('newer').execute('ada')).toBeNull();
  });

  it('differs each time it is renewed, and the log records by whom', async () => {
    const { renew, show, activity } = setUp();
    await renew.execute(ada);

    const { token } = await renew.execute(ada);

    expect(await show('new').execute('ada')).toMatchObject({ token });
    const subject = { type: 'admin', id: 'ada' };
    expect(activity.all).toEqual(
      [1, 2].map(() => ({ actor: ada, action: 'calendar-link-renewed', subject })),
    );
  });

  it('is not created for a removed member of staff', async () => {
    const { renew } = setUp();

    await expect(renew.execute({ type: 'admin', id: 'gone' })).rejects.toThrow('staff');
  });
});
