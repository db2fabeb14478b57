import type { Principal } from '#shared/application/principal.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { Answers } from '../domain/answers.js';
import type { DraftApplication } from './draft-application.js';
import type { IssuedLinks, IssueLinks } from './issue-links.js';
import type { SubmitApplication, SubmittedApplication } from './submit-application.js';

export type SubmittedByVisitor = SubmittedApplication & IssuedLinks;

/** A submission with the links to come back by. They are made anew for a repeated call: its stored answer holds none. */
export class SubmitAsVisitor {
  constructor(
    private readonly draft: DraftApplication,
    private readonly submitApplication: SubmitApplication,
    private readonly issueLinks: IssueLinks,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(answers: Answers, key: string | null, principal: Principal): Promise<SubmittedByVisitor> {
    // Before the transaction: calls that hold every connection must not wait for a panel that one more has to load.
    const application = await this.draft.execute(answers);
    return this.unitOfWork.run(async () => {
      const submitted = await this.submitApplication.execute(application, key, principal);
      const links = await this.issueLinks.execute(submitted.id, new Date(submitted.createdAt));
      return { ...submitted, ...links };
    });
  }
}
