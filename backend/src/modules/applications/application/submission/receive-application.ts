import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Origin } from '../../domain/application-origin.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { perimeterForApplicant, type PerimeterForApplicant } from '../../domain/perimeter-words.js';
import { perimeterOf } from '../../domain/perimeter.js';
import { dueAt } from '../../domain/response-time/answer-clock.js';
import { callbackBy, type Callback } from '../../domain/response-time/callback.js';
import type { IssuedLinks, IssueLinks } from '../links/issue-links.js';
import type { AddApplication } from './add-application.js';
import type { DraftApplication } from './draft-application.js';
import type { HoldApplication } from './hold-application.js';

const RECEIPT_FIELDS = ['id', 'status', 'matchScore', 'createdAt'] as const;

/** What is kept of the answer for calls that are sent again; the links are derived anew. */
type Receipt = ViewOf<FundingApplication, (typeof RECEIPT_FIELDS)[number]>;

export type SubmittedApplication = Receipt &
  IssuedLinks & {
    /** Whether it can be lending that the law regulates. */
    readonly perimeter: PerimeterForApplicant;
    /** What happens next. */
    readonly callback: Callback;
  };

/** An application as somebody sends it, by one of the ways that there are. */
export interface SentApplication {
  readonly answers: Answers;
  /** What else was sent, as it was sent: a repeat is recognised also where it means something else by now. */
  readonly referral?: unknown;
  /** Asked for unless the call is a repeat. */
  readonly originOf?: () => Promise<Origin>;
  readonly key: string | null;
  /** What a call without a key is, as for any call. */
  readonly withoutKey?: 'same';
  readonly actor: Principal;
  readonly sendConfirmation?: boolean;
  /** Whether it may be spam, and is held. */
  readonly suspected?: boolean;
}

/**
 * What all ways to submit an application share. The application, its matches, its links, its first event, the call and
 * the jobs that write the emails are kept by one transaction or not at all.
 */
export class ReceiveApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly draft: DraftApplication,
    private readonly issueLinks: IssueLinks,
    private readonly addApplication: AddApplication,
    private readonly holdApplication: HoldApplication,
  ) {}

  /** @throws KeyReused, ReferenceTaken, InvalidInput where it renews an application that is none, and what `originOf` throws */
  async execute({
    answers,
    referral,
    originOf,
    suspected,
    ...sent
  }: SentApplication): Promise<SubmittedApplication> {
    const { actor, key, withoutKey, sendConfirmation } = sent;
    const call = {
      operation: 'submit-application',
      principal: actor,
      key,
      request: referral ? { answers, referral } : answers,
      ...(withoutKey && { withoutKey }),
    };
    const { idempotency } = this.context;
    const earlier = await idempotency.earlierByKey<Receipt>(call);
    if (earlier) return this.again(earlier, answers);

    const origin = (await originOf?.()) ?? {};
    const application = await this.draft.execute(answers, origin);
    const { tokens, stored: links } = this.issueLinks.execute(application);
    const draft = viewOf(application, RECEIPT_FIELDS);
    const receipt = await (suspected
      ? idempotency.writeOnce(call, draft, () => this.holdApplication.execute(application, origin))
      : idempotency.writeWithCall(call, draft, (stored) =>
          this.addApplication.execute({
            application,
            links,
            actor,
            call: stored,
            ...(sendConfirmation !== undefined && { sendConfirmation }),
          }),
        ));
    if (receipt.id !== application.id) return this.again(receipt, answers);
    return { ...receipt, ...tokens, ...toldAtReceipt(receipt, answers) };
  }

  private async again(receipt: Receipt, answers: Answers): Promise<SubmittedApplication> {
    const links = await this.issueLinks.again(receipt.id, new Date(receipt.createdAt));
    return { ...receipt, ...links, ...toldAtReceipt(receipt, answers) };
  }
}

const toldAtReceipt = (
  { createdAt }: Receipt,
  answers: Answers,
): Pick<SubmittedApplication, 'perimeter' | 'callback'> => {
  const at = new Date(createdAt);
  return {
    perimeter: perimeterForApplicant(perimeterOf(answers, at)),
    callback: callbackBy(dueAt(at), at),
  };
};
