import { KeptActivity, visitor } from '#test/doubles.js';
import { answers } from '#test/answers.js';
import { EventsInMemory } from '#test/application-events.js';
import { SharedDetailsInMemory } from '#test/in-memory/applications.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { LinksInMemory, ReadableTokens } from '#test/links.js';
import { OnePartner } from '#test/one-partner.js';
import { LinkNotFound } from '../../domain/errors.js';
import type { SavedEnquiry } from './applicant.queries.js';
import { DetailsHolders } from '../shared-details/details-holders.js';
import { FollowLink } from './follow-link.js';
import { IssueLinks } from './issue-links.js';
import { RevokeLinks } from './revoke-links.js';
import { ShowResults } from './show-results.js';
import { ShowStatus } from './show-status.js';

const noon = new Date('2026-03-01T12:00:00Z');
const day90 = '2026-05-30T12:00:00.000Z';
const atOnce = { run: <T>(work: () => Promise<T>): Promise<T> => work() };

const day = (n: number) => new Date(noon.getTime() + n * 24 * 3_600_000);
const context = contextOf({ clock: { now: () => noon } });

const setUp = (now = noon) => {
  const [tokens, repository, activity] = [
    new ReadableTokens(['k1']),
    new LinksInMemory(),
    new KeptActivity(),
  ];
  const follow = new FollowLink(contextOf({ clock: { now: () => now } }), tokens, repository);
  const events = new EventsInMemory(activity, { next: () => 'e1', of: (name) => name });
  const revoke = new RevokeLinks(contextOf({ unitOfWork: atOnce }), follow, repository, events);
  const issueLinks = new IssueLinks(tokens, repository);
  const issue = (id: string) => {
    const { tokens: given, stored: kept } = issueLinks.execute({ id, createdAt: noon });
    repository.kept.set(id, kept);
    return given;
  };
  return { repository, activity, follow, revoke, issueLinks, issue };
};

describe('Applicant links', () => {
  describe('the links of an application', () => {
    it('expire after 90 days, and are stored as digests', () => {
      const { repository, issue } = setUp();

      const links = issue('a1');

      expect(links).toMatchObject({ resultsToken: 'k1-applicant-link:results-a1', linksExpireAt: day90 });
      expect([...repository.kept.values()]).toEqual([
        {
          applicationId: 'a1',
          resultsDigest: 'digest of k1-applicant-link:results-a1',
          statusDigest: 'digest of k1-applicant-link:status-a1',
          expiresAt: new Date(day90),
          renewals: 0,
        },
      ]);
    });

    it('are the same when requested again, also after the secret was rotated', async () => {
      const { repository, issue, issueLinks } = setUp();
      const first = issue('a1');

      const replaced = new IssueLinks(new ReadableTokens(['k2', 'k1']), repository);

      expect(await issueLinks.again('a1', noon)).toEqual(first);
      expect(await replaced.again('a1', noon)).toEqual(first);
      expect(replaced.execute({ id: 'a2', createdAt: noon }).tokens).toMatchObject({
        resultsToken: 'k2-applicant-link:results-a2',
      });
    });

    it('change with each renewal; a repeated submission returns the first ones', async () => {
      const { repository, follow, issue, issueLinks } = setUp();
      const first = issue('a1');
      const renew = async () => {
        const { tokens: given, stored: kept } = await issueLinks.renewed('a1', noon);
        await repository.replace(kept);
        return given;
      };
      const [second, third] = [await renew(), await renew()];

      expect(new Set([first, second, third].map(({ statusToken }) => statusToken)).size).toBe(3);
      expect(await issueLinks.current('a1', noon)).toEqual(third);
      expect(await issueLinks.again('a1', noon)).toEqual(first);
      expect(await follow.execute('status', third.statusToken)).toMatchObject({ applicationId: 'a1' });
      for (const { statusToken } of [first, second])
        await expect(follow.execute('status', statusToken)).rejects.toThrow(LinkNotFound);
    });

    it('stay the same after a rotation of the secret, also when they were renewed', async () => {
      const { repository, issue, issueLinks } = setUp();
      issue('a1');
      const { tokens: given, stored: kept } = await issueLinks.renewed('a1', noon);
      await repository.replace(kept);

      const rotated = new IssueLinks(new ReadableTokens(['k2', 'k1']), repository);

      expect(await rotated.current('a1', noon)).toEqual(given);
    });

    it('each open the application for their own purpose', async () => {
      const { follow, issue } = setUp();
      const { resultsToken, statusToken } = issue('a1');

      expect(await follow.execute('results', resultsToken)).toMatchObject({ applicationId: 'a1' });
      expect(await follow.execute('status', statusToken)).toMatchObject({ applicationId: 'a1' });
      await expect(follow.execute('status', resultsToken)).rejects.toThrow(LinkNotFound);
      await expect(follow.execute('results', statusToken)).rejects.toThrow(LinkNotFound);
      await expect(follow.execute('results', 'never given out')).rejects.toThrow(LinkNotFound);
    });

    it.each([
      ['the results link for 90 days', 'results', null, 89.9, 90],
      ['the status link for 90 days after the end', 'status', day(100), 189.9, 190],
      ['the status link no shorter than the results link', 'status', day(-10), 89.9, 90],
    ] as const)('open %s', async (_name, kind, settledAt, last, first) => {
      const opens = async (after: number) => {
        const { repository, follow, issue } = setUp(day(after));
        const { resultsToken, statusToken } = issue('a1');
        if (settledAt) repository.settled.set('a1', settledAt);
        return follow.execute(kind, kind === 'results' ? resultsToken : statusToken);
      };

      expect(await opens(last)).toMatchObject({ applicationId: 'a1' });
      await expect(opens(first)).rejects.toThrow(LinkNotFound);
    });

    it('keep the status link open while the application is open', async () => {
      const { follow, issue } = setUp(day(2_000));

      expect(await follow.execute('status', issue('a1').statusToken)).toMatchObject({
        statusExpiresAt: null,
      });
    });

    it('are withdrawn together once, and the history records it', async () => {
      const { activity, follow, issue, revoke } = setUp();
      const { resultsToken, statusToken } = issue('a1');

      await revoke.execute(resultsToken, visitor);

      await expect(follow.execute('status', statusToken)).rejects.toThrow(LinkNotFound);
      await expect(revoke.execute(resultsToken, visitor)).rejects.toThrow(LinkNotFound);
      expect(activity.all).toEqual([
        {
          id: 'e1',
          actor: visitor,
          action: 'links-revoked',
          subject: { type: 'application', id: 'a1' },
        },
      ]);
    });
  });

  describe('what a link shows', () => {
    const saved: SavedEnquiry = {
      sentBy: null,
      introducerId: null,
      clientReachedAt: null,
      answers: answers(),
      matches: { best: [{ id: 'l1', name: 'Alba', score: 86 }], ruleVersion: '1.0' },
      submittedAt: noon,
      isUndecided: true,
      callbackDueAt: new Date('2026-11-23T11:00:00Z'),
    };
    const submittedAt = new Date(noon.getTime() - 60_000);
    const standing = {
      companyName: 'Alder Joinery Ltd',
      fundingType: 'business-loans',
      amount: '100000',
      purpose: 'A second spray booth',
      status: 'in_review' as const,
      statusAt: noon,
      stage: 'reviewing' as const,
      reason: 'Internal until it is rejected',
      submittedAt: noon,
    };
    const own = { introducerId: null, clientConsentAt: null, callbackDueAt: null };
    const queries = {
      savedEnquiry: () => Promise.resolve(saved),
      standing: () => Promise.resolve({ ...standing, ...own }),
    };
    const disclosures = new SharedDetailsInMemory();
    const detailsShared = new DetailsHolders(disclosures, new OnePartner().findIntroducer);
    beforeAll(() =>
      disclosures.add({
        id: 'd1',
        applicationId: 'a1',
        recipient: 'Alba',
        what: 'All answers',
        at: noon,
        recordedBy: 'ada',
      }),
    );
    const gone = { savedEnquiry: () => Promise.resolve(null), standing: () => Promise.resolve(null) };
    const today = {
      match: () =>
        Promise.resolve({
          answer: 'all of it',
          matches: { best: [{ id: 'l1', name: 'Alba', score: 100 }], ruleVersion: '1.1' },
        }),
    };

    it('is the enquiry, its current matches and what has changed since', async () => {
      const { follow, issue } = setUp();
      const { resultsToken } = issue('a1');

      expect(await new ShowResults(context, follow, queries, today).execute(resultsToken)).toMatchObject({
        submittedAt: noon.toISOString(),
        expiresAt: day90,
        enquiry: { amount: '100000' },
        today: 'all of it',
        ruleVersionThen: '1.0',
        ruleVersionNow: '1.1',
        changes: [{ change: 'score', scoreThen: 86, scoreNow: 100 }],
      });
    });

    it.each([
      ['asks open questions while it is undecided', true],
      ['asks nothing once it is decided', false],
    ])('%s', async (_name, isUndecided) => {
      const { follow, issue } = setUp();
      const { resultsToken } = issue('a1');
      const asked: boolean[] = [];
      const matching = {
        match: (_answers: object, asks: boolean) => {
          asked.push(asks);
          return today.match();
        },
      };
      const found = { ...queries, savedEnquiry: () => Promise.resolve({ ...saved, isUndecided }) };

      await new ShowResults(context, follow, found, matching).execute(resultsToken);

      expect(asked).toEqual([isUndecided]);
    });

    it('is the status of the application and who has its details', async () => {
      const { follow, issue, issueLinks } = setUp();
      const { statusToken, resultsToken } = issue('a1');

      expect(
        await new ShowStatus(context, queries, issueLinks, detailsShared).execute(
          await follow.execute('status', statusToken),
        ),
      ).toEqual({
        ...standing,
        callback: null,
        statusAt: noon.toISOString(),
        reason: null,
        submittedAt: noon.toISOString(),
        expiresAt: null,
        resultsToken,
        disclosures: [{ recipient: 'Alba', what: 'All answers', at: noon.toISOString() }],
      });
    });

    it('leads to the results only while the results link works', async () => {
      const { follow, issue, issueLinks, repository } = setUp();
      const { statusToken, resultsToken } = issue('a1');
      const link = await follow.execute('status', statusToken);
      const at = (now: Date) =>
        new ShowStatus(contextOf({ clock: { now: () => now } }), queries, issueLinks, detailsShared).execute(
          link,
        );

      expect(await at(day(89))).toMatchObject({ resultsToken });
      expect(await at(day(90))).toMatchObject({ resultsToken: null });
      const { tokens, stored } = await issueLinks.renewed('a1', noon);
      await repository.replace(stored);
      expect(await at(day(1))).toMatchObject({ resultsToken: tokens.resultsToken });
    });

    it.each([
      ['since the client agreed', noon, noon],
      ['since it sent the case, where the client is not known to agree', null, submittedAt],
    ])('names the partner of the case, %s', async (_when, clientConsentAt, since) => {
      const { follow, issue, issueLinks } = setUp();
      const { statusToken } = issue('a1');
      const ofPartner = {
        ...standing,
        callbackDueAt: null,
        introducerId: 'i1',
        clientConsentAt,
        submittedAt,
      };
      const shared = { ...queries, standing: () => Promise.resolve(ofPartner) };

      expect(
        await new ShowStatus(context, shared, issueLinks, detailsShared).execute(
          await follow.execute('status', statusToken),
        ),
      ).toMatchObject({
        disclosures: [
          { recipient: 'Alder Accounts Ltd', what: null, at: since.toISOString() },
          { recipient: 'Alba', at: noon.toISOString() },
        ],
      });
    });

    it('is nothing once the application is deleted', async () => {
      const { follow, issue, issueLinks } = setUp();
      const { resultsToken, statusToken } = issue('a1');

      await expect(new ShowResults(context, follow, gone, today).execute(resultsToken)).rejects.toThrow(
        LinkNotFound,
      );
      await expect(
        new ShowStatus(context, gone, issueLinks, detailsShared).execute(
          await follow.execute('status', statusToken),
        ),
      ).rejects.toThrow(LinkNotFound);
    });
  });
});
