import { Injectable } from '@nestjs/common';
import { site } from '#config/site.js';
import { londonDay } from '#kernel/time/london-time.js';
import type { CommissionNotices, CommissionNotice } from '../../application/ledger/commission-notices.js';
import { noticeParagraphs } from '../../domain/disclosures/notice-wording.js';
import { LetterPaper } from './letter-paper.js';

@Injectable()
export class PdfCommissionNotices implements CommissionNotices {
  async write({ case: about, partner, lines, at }: CommissionNotice): Promise<Uint8Array> {
    const { companyName, contactName, submittedAt } = about;
    const paper = new LetterPaper('Notice of commission', at);
    paper.address([companyName, contactName]);
    paper.title('Notice of commission', `As at ${londonDay(at)}`);
    const names = { firm: site.brand, partner: partner.companyName, companyName, submittedAt };
    await paper.paragraphs(noticeParagraphs({ ...names, terms: partner.terms, lines }));
    await paper.paragraphs([
      `Questions? Ask ${partner.companyName}, or call us on ${site.phone.shown} or email ${site.email}.`,
    ]);
    return paper.finished();
  }
}
