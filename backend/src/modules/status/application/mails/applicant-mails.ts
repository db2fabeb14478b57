import { toApplicant } from '#modules/applications/public.js';
import {
  addressOf,
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailSource,
} from '#modules/mail/public.js';
import {
  allSentences,
  declineSentence,
  decisionOf,
  reversalSentence,
  situationOf,
} from '../../domain/applicant-situation.js';
import type { ApplicantCase, FindApplicantCase } from '../find-applicant-case.js';
import { type ApplicantUpdate, completionReversed, dealCompleted, lenderDeclined } from './applicant-news.js';
import { type ApplicationDecided, applicationDecided } from './application-decided.js';
import { type CommissionDisclosed, commissionDisclosed } from './commission-disclosed.js';

/** The emails differ in wording but not in content. */
type UpdateMail = LoadedMail<ApplicantUpdate>;

/** The content of emails to applicants about their situation. Sends nothing that is no longer true. */
export class ApplicantMails implements MailSource {
  readonly mails = {
    'application-decided': mailLoader(applicationDecided, (data) => this.decided(data), toApplicant),
    'lender-declined': mailLoader(lenderDeclined, (data) => this.declined(data), toApplicant),
    'deal-completed': mailLoader(dealCompleted, (data) => this.completed(data), toApplicant),
    'completion-reversed': mailLoader(completionReversed, (data) => this.reversed(data), toApplicant),
    'commission-disclosed': mailLoader(commissionDisclosed, (data) => this.disclosed(data), toApplicant),
  } satisfies MailLoaders;

  constructor(private readonly findCase: Pick<FindApplicantCase, 'execute'>) {}

  /** An approval or rejection. Not sent if it was paid out, which has its own email. */
  private async decided({
    applicationId,
    to,
  }: MailData<'application-decided'>): Promise<LoadedMail<ApplicationDecided> | null> {
    const found = await this.findCase.execute(applicationId);
    const situation = found && decisionOf(found.facts);
    if (!situation || found.facts.status !== to) return null;
    const { kind } = situation;
    if (kind !== 'passed_review' && kind !== 'going_ahead' && kind !== 'rejected') return null;
    const reason = kind === 'rejected' ? found.reason : null;
    return {
      id: `${applicationId}.${found.statusAt.getTime()}`,
      to: addressOf(found),
      content: { ...updateOf(found, allSentences(situation)), decision: kind, reason },
    };
  }

  /** A lender's decline, if it was not asked again. */
  private async declined({
    id,
    applicationId,
    submissionId,
  }: MailData<'lender-declined'>): Promise<UpdateMail | null> {
    const found = await this.findCase.execute(applicationId);
    const submission = found?.submissions.find((one) => one.id === submissionId);
    if (!found || submission?.state !== 'declined' || found.facts.status === 'rejected') return null;
    const others = allSentences(situationOf({ ...found.facts, declined: [] }));
    return {
      id,
      to: addressOf(found),
      content: updateOf(found, [declineSentence([submission.lender]), ...others]),
    };
  }

  /** The loan was paid out, if that is still true. */
  private async completed({
    applicationId,
    completionId: id,
  }: MailData<'deal-completed'>): Promise<UpdateMail | null> {
    const found = await this.findCase.execute(applicationId);
    if (!found) return null;
    const situation = situationOf(found.facts);
    if (situation.kind !== 'paid_out') return null;
    return { id, to: addressOf(found), content: updateOf(found, allSentences(situation)) };
  }

  /** A completion was reversed, unless it completed again. */
  private async reversed({
    applicationId,
    submissionId,
    completionId: id,
  }: MailData<'completion-reversed'>): Promise<UpdateMail | null> {
    const found = await this.findCase.execute(applicationId);
    const submission = found?.submissions.find((one) => one.id === submissionId);
    if (!found || !submission || submission.state === 'completed') return null;
    const situation = situationOf(found.facts);
    const sentences = allSentences(situation);
    const reversal = situation.kind === 'payment_reversed' ? [] : [reversalSentence(submission.lender)];
    return { id, to: addressOf(found), content: updateOf(found, [...reversal, ...sentences]) };
  }

  /** A new disclosure, while it is the newest and not acknowledged. */
  private async disclosed({
    applicationId,
    disclosureId,
  }: MailData<'commission-disclosed'>): Promise<LoadedMail<CommissionDisclosed> | null> {
    const found = await this.findCase.execute(applicationId);
    if (found?.disclosureId !== disclosureId || !found.facts.hasDisclosureToRead) return null;
    const { contactName, statusUrl, linksExpireAt } = found;
    const isCompleted = found.submissions.some(({ state }) => state === 'completed');
    const content = { contactName, statusUrl, linksExpireAt, isCompleted };
    return { id: disclosureId, to: addressOf(found), content };
  }
}

const updateOf = (
  { contactName, statusUrl, linksExpireAt }: ApplicantCase,
  sentences: readonly string[],
): UpdateMail['content'] => ({ contactName, statusUrl, linksExpireAt, sentences });
