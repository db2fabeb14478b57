import { withoutInvisible } from './text/text-shape.js';

/**
 * The canonical form in which addresses are compared, counted and kept unique: two texts are the same address if and
 * only if their keys are equal. Ignores outer space, case, width and composition of letters, and invisible
 * characters. Letters that are distinct in domain names stay distinct (UTS 46): ß is not ss, and neither İ nor ı is
 * i. Idempotent. The database compares keys as they are and never normalises an address itself.
 */
export const emailKey = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .toLowerCase()
    // Lower-casing can change the order of combining accents.
    .normalize('NFKC')
    .trim();

const LOCAL = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The address without outer space and invisible characters, or null if it cannot receive email. */
export const readEmailAddress = (text: string): string | null => {
  const address = withoutInvisible(text).trim();
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  const fits = LOCAL.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label));
  return fits && rest.length === 0 ? address : null;
};
