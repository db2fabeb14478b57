import { Injectable } from '@nestjs/common';
import { londonTime } from '#kernel/time/london-time.js';
import type { DisclosureDocuments } from '../../application/disclosures/disclosure-documents.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';
import { LetterPaper, MARGIN } from './letter-paper.js';

const HASH_LINE = 12;

@Injectable()
export class PdfDisclosureDocuments implements DisclosureDocuments {
  async write(
    { version, text, sha256, createdAt }: CommissionDisclosure,
    { companyName, contactName }: { readonly companyName: string; readonly contactName: string },
  ): Promise<Uint8Array> {
    const paper = new LetterPaper(`How we are paid: disclosure ${version}`, createdAt);
    paper.address([companyName, contactName]);
    paper.title('How we are paid for your finance', `Disclosure ${version}, ${londonTime(createdAt)}`);
    await paper.paragraphs(text.split('\n\n'));
    paper.makeRoom(2 * HASH_LINE + 12);
    paper.y += 12;
    paper.lines(['SHA-256 of the wording above, to identify this version:', sha256], MARGIN, HASH_LINE, {
      size: 8,
      isQuiet: true,
    });
    return paper.finished();
  }
}
