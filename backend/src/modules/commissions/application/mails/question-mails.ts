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
import type { QuestionRepository } from '../ledger/question.repository.js';
import type { ReferredCases } from '../referred-cases.js';
import {
  caseQuestionAnswered,
  commissionAnswered,
  type CaseQuestionAnswered,
  type CommissionAnswered,
} from './question-answered.js';

type About = MailData<'commission-answered'>;

/** The content of emails to partners with answers to their questions. */
export class QuestionMails implements MailSource {
  readonly mails = {
    'commission-answered': mailLoader(
      commissionAnswered,
      (about) => this.aboutCommission(about),
      (about) => this.describe(about),
    ),
    'case-question-answered': mailLoader(
      caseQuestionAnswered,
      (about) => this.aboutCase(about),
      (about) => this.describe(about),
    ),
  } satisfies MailLoaders;

  constructor(
    private readonly questions: QuestionRepository,
    private readonly cases: ReferredCases,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  private async aboutCommission(about: About): Promise<LoadedMail<CommissionAnswered> | null> {
    const found = await this.find(about);
    if (!found) return null;
    const { id, to, content, referred, entryId } = found;
    return { id, to, content: { ...content, companyName: referred?.companyName ?? null, entryId } };
  }

  private async aboutCase(about: About): Promise<LoadedMail<CaseQuestionAnswered> | null> {
    const found = await this.find(about);
    if (!found?.referred) return null;
    const { id, to, content, referred } = found;
    return { id, to, content: { ...content, companyName: referred.companyName, applicationId: referred.id } };
  }

  /** Null for a question that is not answered, or was erased. */
  private async find({ questionId }: About) {
    const found = await this.questions.find(questionId);
    if (!found || found.answer === null) return null;
    const { introducerId, applicationId, entryId, question, answer } = found;
    const partner = await this.findIntroducer.get(introducerId);
    return {
      id: questionId,
      to: addressOf(partner),
      content: { contactName: partner.contactName, question, answer },
      referred: applicationId === null ? null : await this.cases.find(applicationId),
      entryId,
    };
  }

  private async describe({ questionId }: About): Promise<MailRecords> {
    const found = await this.questions.find(questionId);
    if (!found) return { to: null, about: null };
    const { introducerId, applicationId } = found;
    const to = { type: 'introducer', id: introducerId };
    return { to, about: applicationId === null ? to : { type: 'application', id: applicationId } };
  }
}
