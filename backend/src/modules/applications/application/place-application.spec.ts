import { EventsInMemory } from '#test/application-events.js';
import { KeptActivity, KeptMails } from '#test/doubles.js';
import { anApplication, ApplicationsInMemory } from '#test/in-memory/applications.js';
import { CountedIds, SetClock } from '#test/in-memory/surroundings.js';
import type { Placement } from '../domain/funding-application.js';
import { PlaceApplication } from './place-application.js';
import { RecordEvent } from './record-event.js';
import { RecordReview } from './record-review.js';

const monday = new Date('2026-11-23T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

/** The mails about progress that a partner, or nobody, is sent while an application is placed like this. */
const toldOf = async (introducerId: string | null, placements: readonly Placement[]) => {
  const application = anApplication('a1', monday, introducerId === null ? null : { introducerId });
  const mails = new KeptMails();
  const recordEvent = new RecordEvent(new EventsInMemory(), new KeptActivity(), new CountedIds());
  const place = new PlaceApplication(
    new ApplicationsInMemory(application),
    new RecordReview(recordEvent, mails),
    mails,
    new SetClock(monday),
  );
  for (const placement of placements) await place.execute('a1', { placement }, ada);
  return mails.all;
};

const news = (to: 'offers' | 'completed') => ({
  kind: 'case-progressed',
  data: { applicationId: 'a1', introducerId: 'i1', to },
});

it('tells a partner that an offer came, once for all of them, and that the case is completed', async () => {
  expect(await toldOf('i1', ['with_lenders', 'offers', 'offers', 'accepted', 'completed'])).toEqual([
    news('offers'),
    news('completed'),
  ]);
});

it('does not tell of an acceptance that was taken back, or of a reversal, as of an offer', async () => {
  expect(await toldOf('i1', ['offers', 'accepted', 'offers', 'accepted', 'completed', 'accepted'])).toEqual([
    news('offers'),
    news('completed'),
  ]);
});

it('tells nobody of an application that came directly', async () => {
  expect(await toldOf(null, ['with_lenders', 'offers', 'accepted', 'completed'])).toEqual([]);
});
