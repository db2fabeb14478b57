import type { MailData } from '#modules/mail/public.js';
import { EventsInMemory } from '#test/application-events.js';
import { KeptMails } from '#test/doubles.js';
import { anApplication, ApplicationsInMemory } from '#test/in-memory/applications.js';
import { CountedIds, SetClock, contextOf } from '#test/in-memory/surroundings.js';
import type { Placement } from '../../domain/application-status.js';
import { ChangeApplication, type ApplicationChange } from './change-application.js';

const monday = new Date('2026-11-23T10:00:00Z');
const ada = { type: 'admin', id: 'ada' } as const;

/** The progress emails that a partner gets for a placement. */
const toldOf = async (introducerId: string | null, placings: readonly (Placement | ApplicationChange)[]) => {
  const application = anApplication('a1', monday, introducerId === null ? null : { introducerId });
  const mails = new KeptMails();
  const change = new ChangeApplication(
    contextOf({ ids: new CountedIds('m'), clock: new SetClock(monday) }),
    new ApplicationsInMemory(application),
    new EventsInMemory(),
    mails,
  );
  for (const placing of placings)
    await change.execute(application, typeof placing === 'string' ? { placement: placing } : placing, ada);
  return mails.all;
};

const news = (to: MailData<'case-progressed'>['to'], mail: number) => ({
  kind: 'case-progressed',
  data: { id: `m${mail}`, applicationId: 'a1', introducerId: 'i1', to },
});

describe('ChangeApplication', () => {
  it('emails the partner once about offers, and once about the completion', async () => {
    expect(await toldOf('i1', ['with_lenders', 'offers', 'offers', 'accepted', 'completed'])).toEqual([
      news('offers', 1),
      news('completed', 2),
    ]);
  });

  it('does not report an undone acceptance as an offer', async () => {
    expect(await toldOf('i1', ['offers', 'accepted', 'offers', 'accepted', 'completed'])).toEqual([
      news('offers', 1),
      news('completed', 2),
    ]);
  });

  it('emails the partner about each decline and reversal, also when the stage is unchanged', async () => {
    expect(
      await toldOf('i1', [
        { placement: 'with_lenders', progress: 'lender_declined' },
        { placement: 'with_lenders', progress: 'lender_declined' },
        { placement: 'accepted', progress: 'completion_reversed' },
      ]),
    ).toEqual([news('lender_declined', 1), news('lender_declined', 2), news('completion_reversed', 3)]);
  });

  it('emails no partner about a direct application', async () => {
    const declined = { placement: 'ended', progress: 'lender_declined' } as const;
    expect(await toldOf(null, ['with_lenders', 'offers', 'accepted', 'completed', declined])).toEqual([]);
  });
});
