import type { Letter } from '#platform/infrastructure/letters/letter.js';
import type { LetterThread } from '#platform/infrastructure/letters/letter-thread.js';
import type { AnsweredRequest } from '../../application/requests/show-request-letter.js';
import { PdfRequestLetters } from './pdf-request-letters.js';

const request: AnsweredRequest = {
  reference: 'R1001',
  kind: 'access',
  name: 'Isla Fraser',
  email: 'isla@alder.example',
  receivedOn: '2026-11-02',
  dueOn: '2026-12-02',
  closedOn: '2026-11-27',
  updatedAt: '2026-11-28T09:00:00.000Z',
  letter: 'Dear Ms Fraser,\n\nHere is a copy of your data.\n\nYours sincerely\nAda Admin',
};

describe('PdfRequestLetters', () => {
  const written = async (changes: Partial<AnsweredRequest> = {}): Promise<Letter> => {
    const letters: Letter[] = [];
    const draw = (letter: Letter) => {
      letters.push(letter);
      return Promise.resolve(new Uint8Array());
    };
    await new PdfRequestLetters({ draw } as Pick<LetterThread, 'draw'> as LetterThread).write({
      ...request,
      ...changes,
    });
    return letters[0]!;
  };

  it('writes to the person with the reference, the date, and the dates of the request', async () => {
    expect(await written()).toMatchObject({
      address: ['Isla Fraser', 'isla@alder.example'],
      heading: 'Your request for a copy of your data',
      facts: [
        'Our reference: R1001',
        'Date: 27 November 2026',
        'We received your request on 2 November 2026. Our answer was due by 2 December 2026.',
      ],
    });
  });

  it.each([
    ['access', 'Your request for a copy of your data'],
    ['erasure', 'Your request to delete your data'],
    ['correction', 'Your request to correct your data'],
    ['objection', 'Your objection to how we use your data'],
  ] as const)('names what an %s request asks for', async (kind, heading) => {
    expect(await written({ kind })).toMatchObject({ heading, title: `${heading}: R1001` });
  });

  it('has the date of the last change, and no deadline, while the request is open and its clock is stopped', async () => {
    const { facts } = await written({ closedOn: null, dueOn: null });

    expect(facts).toEqual([
      'Our reference: R1001',
      'Date: 28 November 2026',
      'We received your request on 2 November 2026.',
    ]);
  });

  it('contains the text as staff wrote it, then where to complain', async () => {
    const { parts } = await written();

    expect(parts).toMatchObject([
      {
        kind: 'paragraphs',
        texts: ['Dear Ms Fraser,', 'Here is a copy of your data.', 'Yours sincerely\nAda Admin'],
      },
      { kind: 'note', lines: [expect.stringContaining('Information Commissioner’s Office (ico.org.uk)')] },
    ]);
  });
});
