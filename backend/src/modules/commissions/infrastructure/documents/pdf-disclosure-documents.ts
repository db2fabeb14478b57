import { Injectable } from '@nestjs/common';
import { londonTime } from '#kernel/time/london-time.js';
import type { DisclosureDocuments } from '../../application/disclosures/disclosure-documents.js';
import type { CommissionDisclosure } from '../../domain/disclosures/commission-disclosure.js';
import { LetterThread } from '#platform/infrastructure/letters/letter-thread.js';

@Injectable()
export class PdfDisclosureDocuments implements DisclosureDocuments {
  constructor(private readonly thread: LetterThread) {}

  write(
    { version, text, sha256, createdAt }: CommissionDisclosure,
    { companyName, contactName }: { readonly companyName: string; readonly contactName: string },
  ): Promise<Uint8Array> {
    return this.thread.draw({
      title: `How we are paid: disclosure ${version}`,
      at: createdAt,
      address: [companyName, contactName],
      heading: 'How we are paid for your finance',
      facts: [`Disclosure ${version}, ${londonTime(createdAt)}`],
      parts: [
        { kind: 'paragraphs', texts: text.split('\n\n') },
        {
          kind: 'small-print',
          lines: ['SHA-256 of the wording above, to identify this version:', sha256],
        },
      ],
    });
  }
}
