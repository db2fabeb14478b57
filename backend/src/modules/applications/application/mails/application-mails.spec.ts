import { answers } from '#test/answers.js';
import { SetClock, contextOf } from '#test/in-memory/surroundings.js';
import { LinksInMemory, ReadableTokens } from '#test/links.js';
import { OnePartner } from '#test/one-partner.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { ApplicantQueries, type SavedEnquiry, type ApplicantView } from '../links/applicant.queries.js';
import { ApplicationMails } from './application-mails.js';
import { type CaseDetails, CaseQueries } from '../cases/case.queries.js';
import { ReachApplicant } from '../contact/reach-applicant.js';
import { IssueLinks } from '../links/issue-links.js';

const submittedAt = new Date('2026-11-20T12:00:00Z');
const enquiry = (sentBy: string | null): SavedEnquiry => ({
  sentBy,
  introducerId: sentBy,
  clientReachedAt: null,
  answers: answers(),
  matches: { best: [], ruleVersion: '1' },
  submittedAt,
  isUndecided: true,
  callbackDueAt: new Date('2026-11-23T11:00:00Z'),
});

class Enquiries extends ApplicantQueries {
  constructor(private readonly saved: SavedEnquiry | null) {
    super();
  }
  savedEnquiry(): Promise<SavedEnquiry | null> {
    return Promise.resolve(this.saved);
  }
  standing(): Promise<ApplicantView | null> {
    return Promise.reject(new Error('No email asks for that'));
  }
}

const at = '2026-11-21T09:00:00.000Z';
const offered = '2026-11-21T08:00:00.000Z';
const timeline: CaseDetails['timeline'] = [
  { at: '2026-11-20T12:00:00.000Z', what: 'submitted', from: null, to: 'pending', reason: null, by: 'you' },
  { at: offered, what: 'offer_came', from: null, to: null, reason: null, by: 'broker' },
  { at: offered, what: 'lender_declined', from: null, to: null, reason: null, by: 'broker' },
  { at: offered, what: 'completion_reversed', from: null, to: null, reason: null, by: 'broker' },
  { at, what: 'status', from: 'pending', to: 'rejected', reason: 'Too young', by: 'broker' },
];

const notAsked = () => Promise.reject(new Error('No email asks for that'));

class Timeline extends CaseQueries {
  readonly page = notAsked;
  readonly find = notAsked;
  readonly summary = notAsked;
  readonly lastActor = notAsked;
  constructor(private readonly failure: Error | null) {
    super();
  }
  all(): never {
    throw new Error('No email asks for that');
  }
  stage: CaseDetails['stage'] = 'closed';
  details(introducerId: string, id: string): Promise<CaseDetails> {
    if (this.failure) return Promise.reject(this.failure);
    return Promise.resolve({
      id,
      introducerId,
      timeline,
      companyName: 'Birch Bakery Ltd',
      contactName: 'Bella Birch',
      email: '',
      phone: '',
      fundingType: '',
      amount: '',
      tradingHistory: null,
      status: 'rejected',
      notes: null,
      assignedLender: null,
      clientConsentAt: null,
      externalReference: null,
      duplicateOf: null,
      stage: this.stage,
      progress: { stage: this.stage, lendersAsked: 0, offers: 0, completedOn: null, drawnPence: null },
      viaLink: false,
      createdAt: at,
      updatedAt: at,
      handler: null,
      furtherAnswers: [],
      matches: [],
    });
  }
}

const setUp = (saved: SavedEnquiry | null = enquiry(null), failure: Error | null = null) => {
  const [partners, cases] = [new OnePartner(), new Timeline(failure)];
  const [tokens, links] = [new ReadableTokens(['k1']), new LinksInMemory()];
  const issueLinks = new IssueLinks(tokens, links);
  const { stored: kept } = issueLinks.execute({ id: 'a1', createdAt: submittedAt });
  links.kept.set('a1', kept);
  const enquiries = new Enquiries(saved);
  const context = contextOf({ clock: new SetClock(new Date(at)) });
  const reach = new ReachApplicant(context, enquiries, issueLinks, links, partners.findIntroducer);
  const matching = {
    match: () =>
      Promise.resolve({
        answer: { totalMatches: 26, strongMatches: 19 },
        matches: { best: [], ruleVersion: '1' },
      }),
  };
  const { mails } = new ApplicationMails(context, enquiries, cases, partners.findIntroducer, reach, matching);
  return { mails, partners, cases };
};

const move = { applicationId: 'a1', introducerId: 'i1', to: 'rejected' } as const;
const client = { applicationId: 'a1', introducerId: 'i1' };

describe('ApplicationMails', () => {
  it('emails the applicant where to follow the application, and who submitted it', async () => {
    const load = (sentBy: string | null) =>
      setUp(enquiry(sentBy)).mails['application-received'].load({ applicationId: 'a1' });

    expect(await load(null)).toEqual({
      id: 'a1',
      to: { name: 'Fiona Alder', address: 'fiona@alder-joinery.example' },
      content: {
        contactName: 'Fiona Alder',
        statusUrl: '/status/k1-applicant-link:status-a1',
        linksExpireAt: null,
        resultsUrl: '/results/k1-applicant-link:results-a1',
        resultsExpireAt: expect.any(Date) as unknown,
        askedFor: 'Business Loans, £100,000',
        partner: null,
        matches: { total: 26, strong: 19 },
        callback: 'We will call you on Monday by 11:00.',
      },
    });
    expect(await load('i1')).toMatchObject({ content: { partner: 'Alder Accounts Ltd' } });
  });

  it('emails the partner which case changed and why', async () => {
    expect(await setUp().mails['case-moved'].load(move)).toEqual({
      id: `a1.${Date.parse(at)}`,
      to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
      content: {
        contactName: 'Fiona Alder',
        companyName: 'Birch Bakery Ltd',
        applicationId: 'a1',
        status: 'rejected',
        reason: 'Too young',
      },
    });
  });

  it('emails the partner about an offer only while the case exists, without lender or terms', async () => {
    const { mails, cases } = setUp();
    const load = () => mails['case-progressed'].load({ ...client, to: 'offers' });
    cases.stage = 'offers';

    expect(await load()).toEqual({
      id: `a1.${Date.parse(offered)}`,
      to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
      content: {
        contactName: 'Fiona Alder',
        companyName: 'Birch Bakery Ltd',
        applicationId: 'a1',
        news: 'offers',
      },
    });
    cases.stage = 'with_lenders';
    expect(await load()).toBeNull();
  });

  it.each(['lender_declined', 'completion_reversed'] as const)(
    'emails the partner about %s even if the case has changed since, without lender or reason',
    async (to) => {
      const { mails } = setUp();

      expect(await mails['case-progressed'].load({ ...client, id: 'm1', to })).toEqual({
        id: 'm1',
        to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
        content: {
          contactName: 'Fiona Alder',
          companyName: 'Birch Bakery Ltd',
          applicationId: 'a1',
          news: to,
        },
      });
    },
  );

  it.each(['case-by-link', 'case-entered'] as const)(
    'emails the partner which client has a case: %s',
    async (kind) => {
      expect(await setUp().mails[kind].load(client)).toEqual({
        id: 'a1',
        to: { name: 'Fiona Alder', address: 'fiona@alder.example' },
        content: { contactName: 'Fiona Alder', companyName: 'Alder Joinery Ltd', applicationId: 'a1' },
      });
    },
  );

  it('sends no email about an erased application', async () => {
    const { mails } = setUp(null, new ApplicationNotFound());

    expect(await mails['application-received'].load({ applicationId: 'a1' })).toBeNull();
    expect(await mails['case-moved'].load(move)).toBeNull();
    expect(await mails['case-by-link'].load(client)).toBeNull();
  });

  it('sends no email to a deleted partner', async () => {
    const { mails } = setUp();
    const gone = { introducerId: 'i2' };

    expect(await mails['case-moved'].load({ ...move, ...gone })).toBeNull();
    expect(await mails['case-by-link'].load({ ...client, ...gone })).toBeNull();
  });

  it('fails and is retried when the case cannot be loaded', async () => {
    const { mails } = setUp(enquiry(null), new Error('The database is away'));

    await expect(mails['case-moved'].load(move)).rejects.toThrow('The database is away');
  });

  it('names the intended recipient and the application for staff', () => {
    const { mails } = setUp();
    const about = { type: 'application', id: 'a1' };

    expect(mails['application-received'].describe({ applicationId: 'a1' })).toEqual({
      to: about,
      about,
    });
    expect(mails['case-moved'].describe(move)).toEqual({
      to: { type: 'introducer', id: 'i1' },
      about,
    });
  });
});
