import type { Answers } from '../domain/answers.js';
import { linkExpiry } from '../domain/link-expiry.js';
import type { DraftApplication } from './draft-application.js';
import type { LinkMaker } from './link-maker.js';
import { receiptFor } from './submit-application.js';
import type { SubmittedByVisitor } from './submit-as-visitor.js';

/** Answers a program that fell for the honeypot as if its application had been submitted, and keeps nothing. */
export class SwallowApplication {
  constructor(
    private readonly draft: DraftApplication,
    private readonly maker: LinkMaker,
  ) {}

  async execute(answers: Answers): Promise<SubmittedByVisitor> {
    const application = await this.draft.execute(answers);
    const [links] = this.maker.linksOf(application.id);
    const linksExpireAt = linkExpiry(application.createdAt).toISOString();
    return { ...receiptFor(application), ...links, linksExpireAt };
  }
}
