import { Injectable } from '@nestjs/common';
import { site } from '#config/site.js';
import { londonDay } from '#kernel/time/london-time.js';
import { LetterThread } from '#platform/infrastructure/letters/letter-thread.js';
import type { AnsweredRequest, RequestLetters } from '../../application/requests/show-request-letter.js';
import type { DataRequestKind } from '../../domain/data-request.js';

const HEADINGS: Readonly<Record<DataRequestKind, string>> = {
  access: 'Your request for a copy of your data',
  erasure: 'Your request to delete your data',
  correction: 'Your request to correct your data',
  objection: 'Your objection to how we use your data',
};

/** Article 12(4) of the UK GDPR: where to complain, also if we have not done all that was asked. */
const RIGHTS = `If you are not satisfied with our answer, please tell us: call ${site.phone.shown} or email ${site.email}. You can also complain to the Information Commissioner’s Office (ico.org.uk), and you have the right to go to court.`;

@Injectable()
export class PdfRequestLetters implements RequestLetters {
  constructor(private readonly thread: LetterThread) {}

  write({ letter, ...request }: AnsweredRequest): Promise<Uint8Array> {
    const { reference, kind, name, email, receivedOn, dueOn, closedOn, updatedAt } = request;
    const day = (at: string) => londonDay(new Date(at));
    return this.thread.draw({
      title: `${HEADINGS[kind]}: ${reference}`,
      at: new Date(updatedAt),
      address: [name, email],
      heading: HEADINGS[kind],
      facts: [
        `Our reference: ${reference}`,
        `Date: ${day(closedOn ?? updatedAt)}`,
        [`We received your request on ${day(receivedOn)}.`, dueOn && `Our answer was due by ${day(dueOn)}.`]
          .filter(Boolean)
          .join(' '),
      ],
      parts: [
        { kind: 'paragraphs', texts: letter.trim().split(/\n{2,}/) },
        { kind: 'note', lines: [RIGHTS] },
      ],
    });
  }
}
