import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { FindIntroducer } from '#modules/introducers/public.js';
import {
  addressOf,
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailRecords,
  type MailSource,
} from '#modules/mail/public.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { callbackBy } from '../../domain/response-time/callback.js';
import type { ApplicantQueries } from '../links/applicant.queries.js';
import type { MatchCounts } from '../answers/correct-answers.js';
import type { CaseDetails, CaseQueries } from '../cases/case.queries.js';
import type { ReachApplicant } from '../contact/reach-applicant.js';
import type { LenderMatching } from '../submission/lender-matching.js';
import { askedFor } from './asked-for.js';
import { type ApplicationReceived, applicationReceived } from './application-received.js';
import { type CaseMoved, caseMoved } from './case-moved.js';
import { type CaseProgressed, caseProgressed } from './case-progressed.js';
import { type LinksRenewed, linksRenewed } from './links-renewed.js';
import { caseByLink, caseEntered } from './new-case.js';
import type { PartnerCase } from './partner-case.js';
import { toApplicant } from './to-applicant.js';

/** The two emails differ in wording but not in content. */
type NewCaseMail = LoadedMail<PartnerCase>;

/** The timeline entries that emails report, with the stage at which they are still true; null for any stage. */
const PROGRESS = {
  offers: { what: 'offer_came', stage: 'offers' },
  completed: { what: 'completed', stage: 'completed' },
  completion_reversed: { what: 'completion_reversed', stage: null },
  lender_declined: { what: 'lender_declined', stage: null },
} as const;

/** The content of emails about applications. Nothing is sent about an application that was erased meanwhile. */
export class ApplicationMails implements MailSource {
  readonly mails = {
    'application-received': mailLoader(applicationReceived, (data) => this.received(data), toApplicant),
    'links-renewed': mailLoader(linksRenewed, (data) => this.renewed(data), toApplicant),
    'case-moved': mailLoader(caseMoved, (data) => this.moved(data), partnerAndCase),
    'case-progressed': mailLoader(caseProgressed, (data) => this.progressed(data), partnerAndCase),
    'case-by-link': mailLoader(caseByLink, (data) => this.newCase(data), partnerAndCase),
    'case-entered': mailLoader(caseEntered, (data) => this.newCase(data), partnerAndCase),
  } satisfies MailLoaders;

  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: ApplicantQueries,
    private readonly cases: CaseQueries,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
    private readonly reachApplicant: ReachApplicant,
    private readonly matching: Pick<LenderMatching<MatchCounts>, 'match'>,
  ) {}

  /** To an applicant: confirmation of the application, with matches, the next step and the status link. */
  private async received({
    applicationId,
  }: MailData<'application-received'>): Promise<LoadedMail<ApplicationReceived> | null> {
    const [applicant, saved] = await Promise.all([
      this.reachApplicant.execute(applicationId),
      this.applicants.savedEnquiry(applicationId),
    ]);
    if (!applicant || !saved) return null;
    const { contactName, statusUrl, linksExpireAt, resultsUrl, resultsExpireAt, sentBy } = applicant;
    const { totalMatches, strongMatches } = (await this.matching.match(saved.answers, false)).answer;
    const callback = saved.callbackDueAt && callbackBy(saved.callbackDueAt, this.context.clock.now());
    const partner = sentBy === null ? null : await this.findIntroducer.execute(sentBy);
    return {
      id: applicationId,
      to: addressOf(applicant),
      content: {
        contactName,
        statusUrl,
        linksExpireAt,
        resultsUrl,
        resultsExpireAt,
        askedFor: askedFor(saved.answers),
        partner: partner?.companyName ?? null,
        matches: { total: totalMatches, strong: strongMatches },
        callback: callback?.sentence ?? null,
      },
    };
  }

  /** To an applicant: the current links, which may have been replaced again. */
  private async renewed({
    id,
    applicationId,
  }: MailData<'links-renewed'>): Promise<LoadedMail<LinksRenewed> | null> {
    const applicant = await this.reachApplicant.execute(applicationId);
    if (!applicant?.isLinkOpen) return null;
    const { contactName, statusUrl, resultsUrl, resultsExpireAt, linksExpireAt } = applicant;
    return {
      id,
      to: addressOf(applicant),
      content: { contactName, statusUrl, resultsUrl, resultsExpireAt, linksExpireAt },
    };
  }

  /** To a partner: a case's new status, with the reason. */
  private async moved({
    applicationId,
    introducerId,
    to,
  }: MailData<'case-moved'>): Promise<LoadedMail<CaseMoved> | null> {
    const partner = await this.findIntroducer.execute(introducerId);
    const found = partner && (await this.caseOf(introducerId, applicationId));
    const move = found?.timeline.findLast((entry) => entry.what === 'status' && entry.to === to);
    if (!partner || !found || !move) return null;
    const { contactName } = partner;
    const { companyName } = found;
    return {
      id: `${applicationId}.${Date.parse(move.at)}`,
      to: addressOf(partner),
      content: { contactName, companyName, applicationId, status: to, reason: move.reason },
    };
  }

  /** To a partner: progress of a case with lenders. */
  private async progressed({
    id: mailId,
    applicationId,
    introducerId,
    to: reached,
  }: MailData<'case-progressed'>): Promise<LoadedMail<CaseProgressed> | null> {
    const partner = await this.findIntroducer.execute(introducerId);
    const found = partner && (await this.caseOf(introducerId, applicationId));
    const { what, stage } = PROGRESS[reached];
    const entry = found?.timeline.findLast((one) => one.what === what);
    if (!partner || !found || !entry) return null;
    if (stage !== null && found.progress.stage !== stage) return null;
    const { contactName } = partner;
    const { companyName } = found;
    return {
      id: mailId ?? `${applicationId}.${Date.parse(entry.at)}`,
      to: addressOf(partner),
      content: { contactName, companyName, applicationId, news: reached },
    };
  }

  /** To a partner: a new case from its link, or one that staff added. */
  private async newCase({
    applicationId,
    introducerId,
  }: MailData<'case-by-link'>): Promise<NewCaseMail | null> {
    const partner = await this.findIntroducer.execute(introducerId);
    const saved = partner && (await this.applicants.savedEnquiry(applicationId));
    if (!saved) return null;
    const { contactName } = partner;
    const { companyName } = saved.answers;
    return {
      id: applicationId,
      to: addressOf(partner),
      content: { contactName, companyName, applicationId },
    };
  }

  /** Null for one that was erased. */
  private async caseOf(introducerId: string, applicationId: string): Promise<CaseDetails | null> {
    try {
      return await this.cases.details(introducerId, applicationId);
    } catch (error) {
      if (error instanceof ApplicationNotFound) return null;
      throw error;
    }
  }
}

const partnerAndCase = ({ applicationId, introducerId }: MailData<'case-by-link'>): MailRecords => ({
  to: { type: 'introducer', id: introducerId },
  about: { type: 'application', id: applicationId },
});
