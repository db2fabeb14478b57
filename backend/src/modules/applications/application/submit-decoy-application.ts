import type { Answers } from '../domain/answers.js';
import { linkExpiry } from '../domain/link-expiry.js';
import type { DraftApplication } from './draft-application.js';
import type { TokenSigner } from './token-signer.js';
import { receiptFor } from './submit-application.js';
import type { SubmittedByVisitor } from './submit-as-visitor.js';

/** Answers a program that fell for the honeypot as if its application had been submitted, and keeps nothing. */
export class SubmitDecoyApplication {
  constructor(
    private readonly draft: DraftApplication,
    private readonly signer: TokenSigner,
  ) {}

  async execute(answers: Answers): Promise<SubmittedByVisitor> {
    const application = await this.draft.execute(answers);
    const [links] = this.signer.linksOf(application.id);
    const linksExpireAt = linkExpiry(application.createdAt).toISOString();
    return { ...receiptFor(application), ...links, linksExpireAt };
  }
}
