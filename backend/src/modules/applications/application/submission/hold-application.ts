import type { HeldSubmission, HeldSubmissions, ReleasesHeld } from '#modules/held/public.js';
import { SOME_VISITOR } from '#platform/application/principal.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { Origin } from '../../domain/application-origin.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import type { IssueLinks } from '../links/issue-links.js';
import type { AddApplication } from './add-application.js';
import type { DraftApplication } from './draft-application.js';

/**
 * Holds a possible spam application until staff release it; its links work from then on. Call it inside a unit of
 * work.
 */
export class HoldApplication implements ReleasesHeld {
  readonly kind = 'application';

  constructor(
    private readonly held: HeldSubmissions,
    private readonly draft: DraftApplication,
    private readonly issueLinks: IssueLinks,
    private readonly addApplication: AddApplication,
  ) {}

  execute({ id, answers, createdAt }: FundingApplication, origin: Origin): Promise<void> {
    const { contactName: name, email } = answers;
    return this.held.hold({
      id,
      kind: this.kind,
      name,
      email,
      written: answers,
      context: origin,
      createdAt,
    });
  }

  /** Submits a held application as of its original time. */
  async release({ id, written, context, createdAt }: HeldSubmission<Answers, Origin>): Promise<void> {
    const application = await this.draft.execute(written, context, { id, createdAt });
    const { stored: links } = this.issueLinks.execute(application);
    await this.addApplication.execute({ application, links, actor: SOME_VISITOR, call: null });
  }
}
