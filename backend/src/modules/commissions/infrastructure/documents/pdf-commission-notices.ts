import { Injectable } from '@nestjs/common';
import { site } from '#config/site.js';
import { londonDay } from '#kernel/time/london-time.js';
import type { CommissionNotices, CommissionNotice } from '../../application/ledger/commission-notices.js';
import { noticeParagraphs } from '../../domain/disclosures/notice-wording.js';
import { LetterThread } from '#platform/infrastructure/letters/letter-thread.js';

@Injectable()
export class PdfCommissionNotices implements CommissionNotices {
  constructor(private readonly thread: LetterThread) {}

  write({ referredCase, partner, lines, at }: CommissionNotice): Promise<Uint8Array> {
    const { companyName, contactName, submittedAt } = referredCase;
    const names = { firm: site.brand, partner: partner.companyName, companyName, submittedAt };
    const texts = [
      ...noticeParagraphs({ ...names, terms: partner.terms, lines }),
      `Questions? Ask ${partner.companyName}, or call us on ${site.phone.shown} or email ${site.email}.`,
    ];
    return this.thread.draw({
      title: 'Notice of commission',
      at,
      address: [companyName, contactName],
      heading: 'Notice of commission',
      facts: [`As at ${londonDay(at)}`],
      parts: [{ kind: 'paragraphs', texts }],
    });
  }
}
