import type { Answers } from '#shared/domain/answers.js';
import type { DraftApplication } from './draft-application.js';
import type { IssueLinks } from './issue-links.js';
import { receiptFor, toldAtReceipt, type SubmittedApplication } from './submit-application.js';

/** Answers a program that fell for the honeypot as if its application had been submitted, and keeps nothing. */
export class SubmitDecoyApplication {
  constructor(
    private readonly draft: DraftApplication,
    private readonly issueLinks: IssueLinks,
  ) {}

  async execute(answers: Answers): Promise<SubmittedApplication> {
    const application = await this.draft.execute(answers);
    const receipt = receiptFor(application);
    return {
      ...receipt,
      ...this.issueLinks.execute(application).given,
      perimeter: toldAtReceipt(receipt, answers),
    };
  }
}
