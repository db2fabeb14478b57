import { answers } from '#test/answers.js';
import { KeptAnswers, KeptMails, visitor } from '#test/doubles.js';
import { HeldInMemory } from '#test/in-memory/held-submissions.js';
import { contextOf } from '#test/in-memory/surroundings.js';
import { LinksInMemory, ReadableTokens } from '#test/links.js';
import { OnePartner } from '#test/one-partner.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { ApplicationRepository, type Submission } from '../review/application.repository.js';
import { DraftApplication } from './draft-application.js';
import { IssueLinks } from '../links/issue-links.js';
import { SubmitApplication } from './submit-application.js';

/** Nothing is locked for a change while one submits. */
class KeptApplications extends ApplicationRepository {
  readonly all: Submission[] = [];
  readonly lock = () => Promise.reject(new ApplicationNotFound());
  readonly lockCase = this.lock;
  readonly save = () => Promise.resolve();
  readonly releaseOwnedBy = () => Promise.resolve([]);
  add(submission: Submission): Promise<void> {
    this.all.push(submission);
    return Promise.resolve();
  }
}

const noon = new Date('2026-11-20T12:00:00Z');
const best = [{ id: 'l1', name: 'Alba', score: 100 }];
const receipt = { id: 'a1', status: 'pending', matchScore: '100', createdAt: '2026-11-20T12:00:00.000Z' };

const desk = () => {
  const [applications, idempotency] = [new KeptApplications(), new KeptAnswers()];
  const matched: unknown[] = [];
  const bestFor = (asked: unknown) => {
    matched.push(asked);
    return Promise.resolve({ best, ruleVersion: '1.1' });
  };
  const ids = { next: () => `a${matched.length}`, of: (name: string) => name };
  const draft = new DraftApplication(contextOf({ ids, clock: { now: () => noon } }), { bestFor });
  const issueLinks = new IssueLinks(new ReadableTokens(['k1']), new LinksInMemory());
  const mails = new KeptMails();
  const partners = new OnePartner();
  const held = new HeldInMemory();
  const submit = new SubmitApplication(
    contextOf({ idempotency, ids: { next: () => 'e1', of: (name) => name } }),
    draft,
    issueLinks,
    applications,
    held,
    mails,
    { consume: () => Promise.resolve(true) },
    partners,
  );
  return { partners, applications, held, idempotency, matched, mails, submit };
};

describe('SubmitApplication', () => {
  it('keeps the application with its matches and links, and says who sent it', async () => {
    const { applications, submit } = desk();

    const submitted = await submit.execute(answers(), null, visitor);

    expect(submitted).toMatchObject({ ...receipt, resultsToken: 'k1-applicant-link:results-a1' });
    expect(applications.all).toMatchObject([
      {
        application: { id: 'a1', matchScore: '100', status: 'pending' },
        links: { applicationId: 'a1', resultsDigest: 'digest of k1-applicant-link:results-a1' },
        actor: visitor,
        eventId: 'e1',
      },
    ]);
  });

  it('keeps the answer without its links under the caller’s key, with the caller and the whole request', async () => {
    const { idempotency, submit } = desk();

    await submit.execute(answers(), 'k1', visitor);

    const call = { operation: 'submit-application', principal: visitor, key: 'k1', withoutKey: 'same' };
    expect(idempotency.answers).toEqual([{ call: { ...call, request: answers() }, answer: receipt }]);
  });

  it('answers a repeated call with the same links before anything is matched', async () => {
    const { applications, matched, submit } = desk();
    const first = await submit.execute(answers(), 'k1', visitor);

    const second = await submit.execute(answers(), 'k1', visitor);

    expect(second).toEqual(first);
    expect(matched).toHaveLength(1);
    expect(applications.all).toHaveLength(1);
  });

  it('asks once for the applicant to be told, naming nobody', async () => {
    const { mails, submit } = desk();

    await submit.execute(answers(), 'k1', visitor);
    await submit.execute(answers(), 'k1', visitor);

    expect(mails.all).toEqual([{ kind: 'application-received', id: 'a1', data: { applicationId: 'a1' } }]);
  });

  describe('an application that may be spam', () => {
    it('gets the usual answer, and is held without an application or an email', async () => {
      const { applications, held, mails, submit } = desk();

      const submitted = await submit.execute(answers(), 'k1', visitor, null, true);

      expect(submitted).toEqual(await desk().submit.execute(answers(), 'k1', visitor));
      expect(await submit.execute(answers(), 'k1', visitor, null, true)).toEqual(submitted);
      const { contactName: name, email } = answers();
      expect([...held.all.values()]).toMatchObject([
        { id: 'a1', kind: 'application', name, email, written: answers(), createdAt: noon },
      ]);
      expect([applications.all, mails.all]).toEqual([[], []]);
    });

    it('is an application like any other once it is released, under its id and as of its time', async () => {
      const { applications, held, mails, submit } = desk();
      await submit.execute(answers(), 'k1', visitor, { token: 'live', clientConsent: true }, true);

      await submit.release(await held.take('a1'));

      expect(applications.all).toMatchObject([
        {
          application: { id: 'a1', createdAt: noon, matchScore: '100', introducerId: 'i1', viaLink: true },
          links: { resultsDigest: 'digest of k1-applicant-link:results-a1' },
          actor: { type: 'visitor' },
        },
      ]);
      expect(mails.all.map(({ kind }) => kind)).toEqual(['application-received', 'case-by-link']);
    });
  });

  describe('a client who comes by a partner’s link', () => {
    const byLink = { token: 'live', clientConsent: true };

    it('makes the application the partner’s case, with the consent', async () => {
      const { applications, mails, submit } = desk();

      await submit.execute(answers(), 'k', visitor, byLink);

      expect(applications.all).toMatchObject([
        { application: { introducerId: 'i1', viaLink: true, clientConsentAt: noon } },
      ]);
      expect(mails.all).toEqual([
        { kind: 'application-received', id: 'a1', data: { applicationId: 'a1' } },
        { kind: 'case-by-link', id: 'a1', data: { applicationId: 'a1', introducerId: 'i1' } },
      ]);
    });

    it.each([
      ['does not consent', { token: 'live', clientConsent: false }],
      ['has a link that leads to nobody', { token: 'old', clientConsent: true }],
    ])('is served as any visitor who %s', async (_why, sent) => {
      const { applications, mails, submit } = desk();

      await submit.execute(answers(), 'k', visitor, sent);

      expect(applications.all).toMatchObject([
        { application: { introducerId: null, viaLink: false, clientConsentAt: null } },
      ]);
      expect(mails.all).toHaveLength(1);
    });

    it('gets the same answer again when the link was renewed meanwhile', async () => {
      const { applications, partners, submit } = desk();
      const first = await submit.execute(answers(), 'k', visitor, byLink);
      partners.token = 'new';

      expect(await submit.execute(answers(), 'k', visitor, byLink)).toEqual(first);
      expect(applications.all).toHaveLength(1);
    });
  });

  describe('a case that staff enter', () => {
    const ada = { type: 'admin', id: 'ada' } as const;
    const phoned = { source: 'phone', introducerId: null, renewalOf: null, sendConfirmation: false } as const;

    it('says how it came and who entered it, counts as looked at, and writes to nobody', async () => {
      const { applications, mails, submit } = desk();

      await submit.execute(answers(), 'k', ada, phoned);

      expect(applications.all).toMatchObject([
        {
          application: { source: 'phone', introducerId: null, status: 'pending', firstMovedAt: noon },
          actor: ada,
        },
      ]);
      expect(mails.all).toEqual([]);
    });

    it('tells the applicant only where staff ask for it', async () => {
      const { mails, submit } = desk();

      await submit.execute(answers(), 'k', ada, { ...phoned, sendConfirmation: true });

      expect(mails.all).toEqual([{ kind: 'application-received', id: 'a1', data: { applicationId: 'a1' } }]);
    });

    it('belongs to the partner that it is entered for, who is told', async () => {
      const { applications, mails, submit } = desk();

      await submit.execute(answers(), 'k', ada, { ...phoned, introducerId: 'i1' });

      expect(applications.all).toMatchObject([
        { application: { source: 'phone', introducerId: 'i1', viaLink: false, clientConsentAt: null } },
      ]);
      const data = { applicationId: 'a1', introducerId: 'i1' };
      expect(mails.all).toEqual([{ kind: 'case-entered', id: 'a1', data }]);
    });

    it('is refused at its field for a partner who is none, or is suspended', async () => {
      const { applications, partners, submit } = desk();
      const enter = (introducerId: string) =>
        submit.execute(answers(), null, ada, { ...phoned, introducerId });

      await expect(enter('i2')).rejects.toMatchObject({
        errors: [{ field: 'introducerId', message: expect.stringContaining('no such partner') as string }],
      });
      partners.suspended = true;
      await expect(enter('i1')).rejects.toMatchObject({
        errors: [{ field: 'introducerId', message: expect.stringContaining('suspended') as string }],
      });
      expect(applications.all).toEqual([]);
    });

    it('is made once under one key, and each is another without', async () => {
      const { applications, submit } = desk();

      await submit.execute(answers(), 'k', ada, phoned);
      await submit.execute(answers(), 'k', ada, phoned);
      expect(applications.all).toHaveLength(1);
      await submit.execute(answers(), null, ada, phoned);
      await submit.execute(answers(), null, ada, phoned);
      expect(applications.all).toHaveLength(3);
    });
  });
});
