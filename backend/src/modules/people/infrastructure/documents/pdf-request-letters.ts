import { Injectable } from '@nestjs/common';
import { londonDay } from '#kernel/time/london-time.js';
import { LetterThread } from '#platform/infrastructure/letters/letter-thread.js';
import type { AnsweredRequest, RequestLetters } from '../../application/requests/show-request-letter.js';

@Injectable()
export class PdfRequestLetters implements RequestLetters {
  constructor(private readonly thread: LetterThread) {}

  write({ reference, name, closedOn, updatedAt, letter }: AnsweredRequest): Promise<Uint8Array> {
    return this.thread.draw({
      title: `Your data request ${reference}`,
      at: new Date(updatedAt),
      address: [name],
      heading: 'Your data request',
      facts: `${reference}, ${londonDay(new Date(closedOn ?? updatedAt))}`,
      parts: [{ kind: 'paragraphs', texts: letter.trim().split(/\n{2,}/) }],
    });
  }
}
