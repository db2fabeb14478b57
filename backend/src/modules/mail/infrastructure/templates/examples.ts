import { applicationReceived } from './application-received.js';
import type { WrittenLetter } from './letter.js';

/** Every mail as somebody might get it, to be looked at. */
export const examples = (site: string): Readonly<Record<string, WrittenLetter>> => ({
  'application-received': applicationReceived({
    contactName: 'Isla Fraser',
    statusUrl: `${site}/status/Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk`,
    linksExpireAt: new Date('2027-02-18T12:00:00Z'),
  }),
});
