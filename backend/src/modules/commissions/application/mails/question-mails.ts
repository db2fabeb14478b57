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
import { type CommissionAnswered, commissionAnswered } from './commission-answered.js';

type About = MailData<'commission-answered'>;

/** The content of emails to partners about answers to their queries. */
export class QuestionMails implements MailSource {
  readonly mails = {
    'commission-answered': mailLoader(
      commissionAnswered,
      (about) => this.load(about),
      (about) => this.describe(about),
    ),
  } satisfies MailLoaders;

  constructor(
    private readonly questions: QuestionRepository,
    private readonly cases: ReferredCases,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  private async load({ questionId }: About): Promise<LoadedMail<CommissionAnswered> | null> {
    const found = await this.questions.find(questionId);
    if (!found || found.answer === null) return null;
    const { introducerId, applicationId, entryId, question, answer } = found;
    const partner = await this.findIntroducer.get(introducerId);
    const { contactName } = partner;
    const about = applicationId === null ? null : await this.cases.find(applicationId);
    return {
      id: questionId,
      to: addressOf(partner),
      content: { contactName, companyName: about?.companyName ?? null, question, answer, entryId },
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
