import { RequestLetterNotFound } from '../../domain/errors.js';
import type { DataRequestView, DataRequestViews } from './data-request-views.js';

/** The answer to a data request, with its text. */
export type AnsweredRequest = Pick<
  DataRequestView,
  'reference' | 'kind' | 'name' | 'email' | 'receivedOn' | 'dueOn' | 'closedOn' | 'updatedAt'
> & { readonly letter: string };

/** Writes letters for people to print or send. */
export abstract class RequestLetters {
  /** A PDF. */
  abstract write(request: AnsweredRequest): Promise<Uint8Array>;
}

interface LetterFile {
  /** Without an extension. */
  readonly name: string;
  readonly pdf: Uint8Array;
}

/** The letter of a data request as a PDF, with the text as staff wrote it. */
export class ShowRequestLetter {
  constructor(
    private readonly views: DataRequestViews,
    private readonly letters: RequestLetters,
  ) {}

  /** @throws DataRequestNotFound, RequestLetterNotFound */
  async execute(id: string): Promise<LetterFile> {
    const { letter, ...request } = await this.views.one(id);
    if (letter === null) throw new RequestLetterNotFound();
    return { name: `letter-${request.reference}`, pdf: await this.letters.write({ ...request, letter }) };
  }
}
