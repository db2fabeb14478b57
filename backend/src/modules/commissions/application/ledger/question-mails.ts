import type { FindIntroducer } from '#modules/introducers/public.js';
import type { MailData } from '#platform/application/mails/mail-kinds.js';
import type { LoadedMail, MailLoaders, MailRecords, MailSource } from '#platform/application/mails/mails.js';
import type { QuestionRepository } from './question.repository.js';
import type { ReferredCases } from './referred-cases.js';

type About = MailData<'commission-answered'>;

/** What mails to partners about answers to their questions are made of. */
export class QuestionMails implements MailSource {
  readonly mails = {
    'commission-answered': {
      load: (about) => this.load(about),
      describe: (about) => this.describe(about),
    },
  } satisfies MailLoaders;

  constructor(
    private readonly questions: QuestionRepository,
    private readonly cases: ReferredCases,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  private async load({ questionId }: About): Promise<LoadedMail<'commission-answered'> | null> {
    const found = await this.questions.find(questionId);
    if (!found || found.answer === null) return null;
    const { introducerId, applicationId, entryId, question, answer } = found;
    const { contactName, email } = await this.findIntroducer.get(introducerId);
    const about = applicationId === null ? null : await this.cases.find(applicationId);
    return {
      id: questionId,
      to: { name: contactName, address: email },
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
