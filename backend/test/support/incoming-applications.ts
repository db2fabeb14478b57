import {
  ApplicationRepository,
  type IncomingApplication,
} from '#modules/applications/application/review/application.repository.js';
import { AddApplication } from '#modules/applications/application/submission/add-application.js';
import { DraftApplication } from '#modules/applications/application/submission/draft-application.js';
import { EnterApplication } from '#modules/applications/application/submission/enter-application.js';
import { HoldApplication } from '#modules/applications/application/submission/hold-application.js';
import { ReceiveApplication } from '#modules/applications/application/submission/receive-application.js';
import { SubmitApplication } from '#modules/applications/application/submission/submit-application.js';
import { SubmitByReferralLink } from '#modules/applications/application/submission/submit-by-referral-link.js';
import { SubmitCase } from '#modules/applications/application/submission/submit-case.js';
import { IssueLinks } from '#modules/applications/application/links/issue-links.js';
import { ApplicationNotFound } from '#modules/applications/domain/errors.js';
import { KeptAnswers, KeptMails } from './doubles.js';
import { HeldInMemory } from './in-memory/held-submissions.js';
import { contextOf } from './in-memory/surroundings.js';
import { LinksInMemory, ReadableTokens } from './links.js';
import { OnePartner } from './one-partner.js';

/** Stores applications as they arrive, without locks. */
class ApplicationsAsTheyCome extends ApplicationRepository {
  readonly all: IncomingApplication[] = [];
  readonly lock = () => Promise.reject(new ApplicationNotFound());
  readonly lockCase = this.lock;
  readonly save = () => Promise.resolve();
  readonly releaseOwnedBy = () => Promise.resolve([]);
  add(incoming: IncomingApplication): Promise<void> {
    this.all.push(incoming);
    return Promise.resolve();
  }
}

export const noon = new Date('2026-11-20T12:00:00Z');
export const receipt = {
  id: 'a1',
  status: 'pending',
  matchScore: '100',
  createdAt: '2026-11-20T12:00:00.000Z',
};

const best = [{ id: 'l1', name: 'Alba', score: 100 }];

/** All ways to submit an application, at noon; the first is a1, and Alba matches each. */
export const setUpSubmission = () => {
  const [applications, idempotency] = [new ApplicationsAsTheyCome(), new KeptAnswers()];
  const matched: unknown[] = [];
  const bestFor = (asked: unknown) => {
    matched.push(asked);
    return Promise.resolve({ best, ruleVersion: '1.1' });
  };
  const ids = { next: () => `a${matched.length}`, of: (name: string) => name };
  const draft = new DraftApplication(contextOf({ ids, clock: { now: () => noon } }), { bestFor });
  const issueLinks = new IssueLinks(new ReadableTokens(['k1']), new LinksInMemory());
  const [mails, partners, held] = [new KeptMails(), new OnePartner(), new HeldInMemory()];
  const context = contextOf({ idempotency, ids: { next: () => 'e1', of: (name) => name } });
  const confirmations = { consume: () => Promise.resolve(true) };
  const add = new AddApplication(context, applications, confirmations, mails);
  const hold = new HoldApplication(held, draft, issueLinks, add);
  const receive = new ReceiveApplication(context, draft, issueLinks, add, hold);
  return {
    ...{ applications, held, hold, idempotency, mails, matched, partners },
    submit: new SubmitApplication(receive),
    submitByLink: new SubmitByReferralLink(receive, partners.followReferralLink),
    submitCase: new SubmitCase(receive),
    enter: new EnterApplication(receive, partners.findIntroducer),
  };
};
