import type { LenderDirectory } from '#modules/lenders/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { AskConsents } from '../consents/ask-consents.js';
import type { ChangeConsents } from '../consents/change-consents.js';
import type { RecordedAnswer } from '../consents/record-consents.js';
import { isClosedState } from '../../domain/submission-moves.js';
import type { AddDraft } from './add-draft.js';
import type { SubmissionView, SubmissionViews } from './submission-views.js';

export interface LendersToPut {
  /** The lenders' names. */
  readonly lenders: readonly string[];
  /** How the client agreed; null to ask by email. */
  readonly agreedVia: RecordedAnswer['via'] | null;
}

/** The result for one lender. */
export interface PutToLender {
  /** The name in the request. */
  readonly lender: string;
  /** Its live submission; null if there is none. */
  readonly submission: SubmissionView | null;
  /** Why there is none. */
  readonly error?: string;
}

/**
 * Staff submit a case to several lenders: a draft for each, and the client's consent, requested in one email or
 * recorded. A deleted lender does not affect the others. Idempotent by key.
 */
export class PutToLenders {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderDirectory,
    private readonly changeConsents: ChangeConsents,
    private readonly askConsents: AskConsents,
    private readonly addDraft: AddDraft,
    private readonly views: SubmissionViews,
  ) {}

  /** @throws ApplicationNotFound, ClientUnaware, ClientLinkExpired, ClientNotReached, LendersBeingUpdated, KeyReused */
  async execute(
    applicationId: string,
    { lenders: names, agreedVia }: LendersToPut,
    key: string | null,
    actor: Principal,
  ): Promise<readonly PutToLender[]> {
    const request = { applicationId, names, agreedVia };
    const call = { operation: 'put-to-lenders', principal: actor, key, request };
    await this.context.idempotency.once(call, {}, () => this.put(applicationId, names, agreedVia, actor));
    return this.outcomes(applicationId, names);
  }

  private async put(
    applicationId: string,
    names: readonly string[],
    agreedVia: LendersToPut['agreedVia'],
    actor: Principal,
  ): Promise<void> {
    await this.lenders.lock();
    const onPanel: string[] = [];
    for (const name of names) {
      const lender = await this.lenders.withName(name);
      if (lender) onPanel.push(lender.name);
    }
    const locked = await this.changeConsents.lock(applicationId, onPanel);
    if (locked.lenders.length === 0) return;
    for (const lender of locked.lenders) await this.addDraft.unlessLive(locked.lockedCase, lender, actor);
    if (agreedVia === null) return this.askConsents.ask(locked, actor);
    const taken = { via: agreedVia, recordedBy: staffOf(actor) };
    const at = this.context.clock.now();
    await this.changeConsents.execute(locked, (consent) => consent.answer(true, taken, at), actor);
  }

  private async outcomes(applicationId: string, names: readonly string[]): Promise<readonly PutToLender[]> {
    const { items } = await this.views.page({ applicationId });
    const live = items.filter(({ state }) => !isClosedState(state));
    return Promise.all(
      names.map(async (name) => {
        const lender = await this.lenders.withName(name);
        const submission = live.find((one) => one.lender.id === lender?.id);
        if (lender && submission) return { lender: name, submission };
        return { lender: name, submission: null, error: `${name.trim()} is no longer on the panel.` };
      }),
    );
  }
}
