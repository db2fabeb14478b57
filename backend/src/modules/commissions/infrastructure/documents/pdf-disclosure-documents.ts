import { Injectable } from '@nestjs/common';
import { londonTime } from '#shared/domain/london-time.js';
import { DisclosureDocuments } from '../../application/disclosure-documents.js';
import type { CommissionDisclosure } from '../../domain/commission-disclosure.js';
import { LetterPaper, MARGIN, RIGHT } from './letter-paper.js';

const LINE = 15;
const BETWEEN = 9;

@Injectable()
export class PdfDisclosureDocuments extends DisclosureDocuments {
  write(
    { version, text, sha256, createdAt }: CommissionDisclosure,
    { companyName, contactName }: { readonly companyName: string; readonly contactName: string },
  ): Promise<Uint8Array> {
    const paper = new LetterPaper(`How we are paid: disclosure ${version}`, createdAt);
    paper.lines([companyName, contactName], MARGIN, 14);
    paper.y += 30;
    paper.text('How we are paid for your finance', MARGIN, { size: 15, weight: 'bold' });
    paper.y += 24;
    paper.text(`Disclosure ${version}, ${londonTime(createdAt)}`, MARGIN, { isQuiet: true });
    paper.y += 30;
    for (const paragraph of text.split('\n\n')) {
      const lines = paper.linesOf(paragraph, RIGHT - MARGIN, { size: 10.5 });
      paper.makeRoom(lines.length * LINE);
      paper.lines(lines, MARGIN, LINE, { size: 10.5 });
      paper.y += BETWEEN;
    }
    paper.y += 12;
    paper.makeRoom(2 * LINE);
    paper.lines(
      ['SHA-256 of the wording above, by which it can be told from any other:', sha256],
      MARGIN,
      12,
      {
        ...{ size: 8, isQuiet: true },
      },
    );
    return paper.finished();
  }
}
