import type {
  HeldSubmission,
  HeldSubmissions,
  ReleasesHeld,
} from '#platform/application/held-submissions.js';
import type { Mails } from '#platform/application/mails/mails.js';
import { SOME_VISITOR, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { Answers } from '#kernel/lending/answers.js';
import { InvalidInput } from '#kernel/errors.js';
import type { FundingApplication, Origin, Referral, StaffSource } from '../../domain/funding-application.js';
import { perimeterForApplicant, type PerimeterForApplicant } from '../../domain/perimeter-words.js';
import { perimeterOf } from '../../domain/perimeter.js';
import type { ApplicationRepository, Submission } from '../review/application.repository.js';
import type { ConfirmationAllowance } from './confirmation-allowance.js';
import type { DraftApplication } from './draft-application.js';
import type { IssuedLinks, IssueLinks } from '../links/issue-links.js';
import type { Partners } from '../cases/partners.js';

const RECEIPT_FIELDS = ['id', 'status', 'matchScore', 'createdAt'] as const;

/** What is kept of the answer for calls that are sent again; the links are derived anew. */
export type Receipt = ViewOf<FundingApplication, (typeof RECEIPT_FIELDS)[number]>;

/** How a client came who sends an application: by which link, and whether its partner may see it. */
export interface ComingByLink {
  readonly token: string;
  readonly clientConsent: boolean;
}

/** How a client came whose application staff enter, whose case it is, and whether the client is sent the usual mail. */
export interface EnteredByStaff {
  readonly source: StaffSource;
  readonly introducerId: string | null;
  readonly sendConfirmation: boolean;
  /** The application that it renews. */
  readonly renewalOf: string | null;
}

export type SubmittedApplication = Receipt &
  IssuedLinks & {
    /** Whether it can be lending that the law regulates. */
    readonly perimeter: PerimeterForApplicant;
  };

const receiptFor = (application: FundingApplication): Receipt => viewOf(application, RECEIPT_FIELDS);

const toldAtReceipt = ({ createdAt }: Receipt, answers: Answers): PerimeterForApplicant =>
  perimeterForApplicant(perimeterOf(answers, new Date(createdAt)));

/**
 * A visitor's submission, or one for a client by a partner or by staff: the application, its matches, its links, its activity and the
 * applicant's mail are kept together or not at all. One address gets few such mails, however many applications name it.
 * One that may be spam is held instead, until staff release it: its links work from then on.
 */
export class SubmitApplication implements ReleasesHeld {
  readonly kind = 'application';

  constructor(
    private readonly context: UseCaseContext,
    private readonly draft: DraftApplication,
    private readonly issueLinks: IssueLinks,
    private readonly applications: ApplicationRepository,
    private readonly held: HeldSubmissions,
    private readonly mails: Mails,
    private readonly confirmations: ConfirmationAllowance,
    private readonly partners: Partners,
  ) {}

  /**
   * The same answers make one application, however often sent: under the same key, or soon by the same caller; without
   * a key, each that staff enter is another. By a link that leads to nobody, or without the client's consent, it is an
   * application like any visitor's: none is lost.
   * @throws KeyReused, ReferenceTaken, InvalidInput where staff enter it for a partner who is none or is suspended, or
   * as the renewal of an application that is none
   */
  async execute(
    answers: Answers,
    key: string | null,
    principal: Principal,
    sent: Referral | ComingByLink | EnteredByStaff | null = null,
    suspected = false,
  ): Promise<SubmittedApplication> {
    // As it was sent, so that a repeat is recognised when the link has been renewed meanwhile.
    const request = sent ? { answers, referral: sent } : answers;
    const entered = sent !== null && 'source' in sent ? sent : null;
    const call = {
      operation: 'submit-application',
      principal,
      key,
      request,
      ...(!entered && { withoutKey: 'same' as const }),
    };
    const { idempotency, ids } = this.context;
    const earlier = await idempotency.earlierByKey<Receipt>(call);
    if (earlier) return this.again(earlier, answers);

    const origin = await this.originOf(sent);
    const application = await this.draft.execute(answers, origin);
    const { given, kept } = this.issueLinks.execute(application);
    const receipt = await (suspected
      ? idempotency.writeOnce(call, receiptFor(application), () => this.hold(application, origin))
      : idempotency.writeWithCall(call, receiptFor(application), (stored) => {
          const eventId = ids.next();
          return this.add({ application, links: kept, actor: principal, eventId, call: stored }, entered);
        }));
    if (receipt.id !== application.id) return this.again(receipt, answers);
    return { ...receipt, ...given, perimeter: toldAtReceipt(receipt, answers) };
  }

  private hold({ id, answers, createdAt }: FundingApplication, origin: Origin): Promise<void> {
    const { contactName: name, email } = answers;
    return this.held.hold({
      id,
      kind: 'application',
      name,
      email,
      written: answers,
      context: origin,
      createdAt,
    });
  }

  /** What was held is submitted, as of its time; to be called inside the unit of work that takes it. */
  async release({ id, written, context, createdAt }: HeldSubmission): Promise<void> {
    // Both held by `hold`.
    const [answers, origin] = [written as Answers, context as Origin];
    const application = await this.draft.execute(answers, origin, { id, createdAt });
    const { kept } = this.issueLinks.execute(application);
    const eventId = this.context.ids.next(createdAt);
    await this.add({ application, links: kept, actor: SOME_VISITOR, eventId, call: null });
  }

  private async add(submission: Submission, entered: EnteredByStaff | null = null): Promise<void> {
    const { application } = submission;
    await this.applications.add(submission);
    if (entered?.sendConfirmation ?? application.tellsClient) await this.confirm(application);
    if (application.viaLink) await this.tellPartnerOf(application, 'case-by-link');
    if (entered) await this.tellPartnerOf(application, 'case-entered');
  }

  private async originOf(sent: Referral | ComingByLink | EnteredByStaff | null): Promise<Origin> {
    if (sent === null) return {};
    if ('source' in sent) {
      const { source: staffSource, introducerId, renewalOf } = sent;
      return { staffSource, renewalOf, referral: await this.referralByStaff(introducerId) };
    }
    return { referral: 'token' in sent ? await this.referralByLink(sent) : sent };
  }

  private async referralByLink({ token, clientConsent }: ComingByLink): Promise<Referral | null> {
    const introducerId = clientConsent ? await this.partners.idByLink(token) : null;
    return introducerId === null
      ? null
      : { introducerId, clientConsent: true, externalReference: null, viaLink: true };
  }

  /** Whether the client knows of the partner is not for staff to say. */
  private async referralByStaff(introducerId: string | null): Promise<Referral | null> {
    if (introducerId === null) return null;
    const partner = await this.partners.find(introducerId);
    if (!partner) throw notFor('There is no such partner any more. Choose another, or none.');
    if (partner.suspended)
      throw notFor(
        `${partner.companyName} is suspended, so it can have no new cases. Choose another, or none.`,
      );
    return { introducerId, clientConsent: false, externalReference: null, viaLink: false };
  }

  private async confirm({ id, answers }: FundingApplication): Promise<void> {
    if (await this.confirmations.consume(id, answers.email))
      await this.mails.send('application-received', { applicationId: id }, { id });
  }

  private async tellPartnerOf(
    { id, introducerId }: FundingApplication,
    mail: 'case-by-link' | 'case-entered',
  ): Promise<void> {
    if (introducerId === null) return;
    await this.mails.send(mail, { applicationId: id, introducerId }, { id });
  }

  private async again(receipt: Receipt, answers: Answers): Promise<SubmittedApplication> {
    const links = await this.issueLinks.again(receipt.id, new Date(receipt.createdAt));
    return { ...receipt, ...links, perimeter: toldAtReceipt(receipt, answers) };
  }
}

const notFor = (message: string): InvalidInput => new InvalidInput([{ field: 'introducerId', message }]);
