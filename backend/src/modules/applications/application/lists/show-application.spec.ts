import { EventsInMemory } from '#test/application-events.js';
import { Contributions } from '#platform/application/contributions.js';
import { RecordKind, RecordKinds, type KnownRecord } from '#platform/application/record-kinds.js';
import { answers } from '#test/answers.js';
import {
  anApplication,
  ApplicationViewsInMemory,
  ApplicationsInMemory,
  SharedDetailsInMemory,
  DuplicatesInMemory,
} from '#test/in-memory/applications.js';
import { SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { LinksInMemory } from '#test/links.js';
import { OnePartner } from '#test/one-partner.js';
import { NO_TRACK_RECORD } from '#platform/application/track-records.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import type { SavedEnquiry } from '../links/applicant.queries.js';
import type { PastEvent } from '../review/application-events.js';
import { ShowClientContact } from '../contact/show-client-contact.js';
import { DetailsHolders } from '../shared-details/details-holders.js';
import { FindDuplicates } from '../duplicates/find-duplicates.js';
import { FindLenders } from './find-lenders.js';
import { ListApplications } from './list-applications.js';
import { ShowApplication } from './show-application.js';
import { ShowTrail } from './show-trail.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const saved: SavedEnquiry = {
  sentBy: null,
  introducerId: null,
  clientReachedAt: null,
  answers: answers(),
  matches: { best: [{ id: 'l1', name: 'Alba', score: 86 }], ruleVersion: '1.0' },
  submittedAt: monday,
  isUndecided: true,
  callbackDueAt: null,
};
const applicants = (enquiry: SavedEnquiry | null) => ({
  savedEnquiry: () => Promise.resolve(enquiry),
  standing: () => Promise.resolve(null),
});

/** Records of a kind, one of which has a name. */
class OneName implements RecordKind {
  constructor(
    readonly type: string,
    private readonly id: string,
    private readonly name: string,
  ) {}
  known(ids: readonly string[]): Promise<ReadonlyMap<string, KnownRecord>> {
    const known = { name: this.name, contact: null, email: null };
    return Promise.resolve(new Map(ids.includes(this.id) ? [[this.id, known]] : []));
  }
  search(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
  reasons(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map());
  }
}

/** Past events. */
class PastEvents extends EventsInMemory {
  constructor(private readonly past: readonly PastEvent[]) {
    super();
  }
  override of(): Promise<readonly PastEvent[]> {
    return Promise.resolve(this.past);
  }
}

const setUp = (events: readonly PastEvent[] = []) => {
  const contributions = new Contributions();
  contributions.add(RecordKind, new OneName('admin', 'ada', 'Ada Lovelace'));
  contributions.add(RecordKind, new OneName('introducer', 'i1', 'Alder Accounts Ltd'));
  const [disclosures, links] = [new SharedDetailsInMemory(), new LinksInMemory()];
  const applications = new ApplicationsInMemory(anApplication('a1', monday, { introducerId: 'i1' }));
  const context = contextOf({ clock: new SetClock(tuesday) });
  const show = new ShowApplication(
    new ListApplications(context, new ApplicationViewsInMemory(applications), new OnePartner().introducers),
    applicants(saved),
    new ShowClientContact(context, links, new OnePartner().findIntroducer),
    new DetailsHolders(disclosures, new OnePartner().findIntroducer),
    new FindDuplicates(new DuplicatesInMemory(applications), new OnePartner().introducers),
    new ShowTrail(new PastEvents(events), new RecordKinds(contributions)),
  );
  return { disclosures, links, show };
};

describe('ShowApplication', () => {
  it('returns the original matches and who has its details, the partner first', async () => {
    const { disclosures, show } = setUp();
    const what = { id: 'd1', recipient: 'Alba', what: 'All answers', at: tuesday };
    await disclosures.add({ ...what, applicationId: 'a1', recordedBy: 'ada' });
    await disclosures.add({ ...what, id: 'd2', applicationId: 'a2', recordedBy: 'ada' });

    expect(await show.execute('a1')).toMatchObject({
      id: 'a1',
      companyName: 'Alder Joinery Ltd',
      partner: 'Alder Accounts Ltd',
      due: 'overdue',
      matches: saved.matches.best,
      disclosures: [
        { id: null, recipient: 'Alder Accounts Ltd', what: null, at: monday.toISOString() },
        { id: 'd1', recipient: 'Alba', what: 'All answers', at: tuesday.toISOString() },
      ],
      trail: [],
    });
  });

  it('returns when the client’s links expire, and whether they were withdrawn', async () => {
    const { links, show } = setUp();
    const expiresAt = new Date(tuesday.getTime() + 1_000);
    const digests = { resultsDigest: 'r', statusDigest: 's', renewals: 0 };
    await links.replace({ applicationId: 'a1', expiresAt, ...digests });
    expect(await show.execute('a1')).toMatchObject({
      linksExpireAt: expiresAt.toISOString(),
      statusLink: { expiresAt: null },
    });
    links.settled.set('a1', tuesday);
    const in90Days = new Date(tuesday.getTime() + 90 * 24 * 3_600_000).toISOString();
    expect(await show.execute('a1')).toMatchObject({ statusLink: { expiresAt: in90Days } });

    await links.revoke('a1');
    expect(await show.execute('a1')).toMatchObject({ linksExpireAt: null, statusLink: null });
  });

  it('names staff in the history, and no one else', async () => {
    const facts = { status: { from: 'pending', to: 'approved' } };
    const { show } = setUp([
      { kind: 'submitted', at: monday, actorType: 'introducer', actorId: 'i1', facts: {} },
      { kind: 'reviewed', at: tuesday, actorType: 'admin', actorId: 'ada', facts },
      { kind: 'noted', at: tuesday, actorType: 'admin', actorId: null, facts: {} },
    ]);

    expect((await show.execute('a1')).trail).toEqual([
      {
        at: monday.toISOString(),
        actorType: 'introducer',
        by: null,
        action: 'application-submitted',
        changes: {},
      },
      {
        at: tuesday.toISOString(),
        actorType: 'admin',
        by: 'Ada Lovelace',
        action: 'application-reviewed',
        changes: facts,
      },
      { at: tuesday.toISOString(), actorType: 'admin', by: null, action: 'application-noted', changes: {} },
    ]);
  });

  it('names previous owners, except those whose accounts no longer exist', async () => {
    const facts = { ownerId: { from: 'gone', to: 'ada' } };
    const { show } = setUp([
      { kind: 'owner-changed', at: monday, actorType: 'admin', actorId: 'ada', facts },
    ]);

    expect((await show.execute('a1')).trail).toMatchObject([
      { by: 'Ada Lovelace', changes: { owner: { from: null, to: 'Ada Lovelace' } } },
    ]);
  });

  it('rejects an unknown application', async () => {
    await expect(setUp().show.execute('gone')).rejects.toThrow(ApplicationNotFound);
  });

  describe('the current matches', () => {
    const today = {
      match: () =>
        Promise.resolve({
          answer: 'all of it',
          matches: { best: [{ id: 'l1', name: 'Alba', score: 100 }], ruleVersion: '1.1' },
        }),
    };

    const record = { ...NO_TRACK_RECORD, declined: { n: 5, reasonCode: 'sector' } };
    const records = { of: () => Promise.resolve(new Map([['l1', record]])) };

    it('include what has changed since the application was submitted', async () => {
      expect(await new FindLenders(applicants(saved), today, records).execute('a1')).toMatchObject({
        today: 'all of it',
        ruleVersionThen: '1.0',
        ruleVersionNow: '1.1',
        changes: [{ change: 'score', scoreThen: 86, scoreNow: 100 }],
        records: [{ lenderId: 'l1', declined: { n: 5, reasonCode: 'sector' } }],
      });
    });

    it('are not returned for an unknown application', async () => {
      await expect(new FindLenders(applicants(null), today, records).execute('gone')).rejects.toThrow(
        ApplicationNotFound,
      );
    });
  });
});
