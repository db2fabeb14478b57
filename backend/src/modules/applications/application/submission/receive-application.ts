import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { viewOf, type ViewOf } from '#platform/application/view.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Origin } from '../../domain/application-origin.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { perimeterForApplicant, type PerimeterForApplicant } from '../../domain/perimeter/perimeter-words.js';
import { perimeterOf } from '../../domain/perimeter/perimeter.js';
import { dueAt } from '../../domain/response-time/answer-clock.js';
import { callbackBy, type Callback } from '../../domain/response-time/callback.js';
import type { IssuedLinks, IssueLinks } from '../links/issue-links.js';
import type { AddApplication } from './add-application.js';
import type { DraftApplication } from './draft-application.js';
import type { HoldApplication } from './hold-application.js';

const RECEIPT_FIELDS = ['id', 'status', 'matchScore', 'createdAt'] as const;

/** The stored response for repeated requests; links are derived again. */
type Receipt = ViewOf<FundingApplication, (typeof RECEIPT_FIELDS)[number]>;

export type SubmittedApplication = Receipt &
  IssuedLinks & {
    /** Whether the loan may be regulated. */
    readonly perimeter: PerimeterForApplicant;
    /** What happens next. */
    readonly callback: Callback;
  };

/** A submitted application, from any of the ways to submit one. */
export interface SentApplication {
  readonly answers: Answers;
  /** Other input as sent: a repeat is recognised by it even if its meaning has changed since. */
  readonly referral?: unknown;
  /** Called unless the request is a repeat. */
  readonly originOf?: () => Promise<Origin>;
  readonly key: string | null;
  /** How requests without a key are treated (see RepeatableCall). */
  readonly withoutKey?: 'same';
  readonly actor: Principal;
  readonly sendConfirmation?: boolean;
  /** Whether it may be spam, to be held. */
  readonly suspected?: boolean;
}

/**
 * The common part of all ways to submit an application. The application, its matches, links, first event, the request
 * and the email jobs commit in one transaction.
 */
export class ReceiveApplication {
  constructor(
    private readonly context: UseCaseContext,
    private readonly draft: DraftApplication,
    private readonly issueLinks: IssueLinks,
    private readonly addApplication: AddApplication,
    private readonly holdApplication: HoldApplication,
  ) {}

  /**
   * @throws KeyReused, ReferenceTaken, InvalidInput when it renews an unknown application, and what `originOf` throws
   */
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
