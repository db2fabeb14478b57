import { withoutInvisible } from './text/text-shape.js';

/**
 * The one form in which addresses are compared, counted and kept unique: two texts are the same address exactly where
 * this gives the same. It passes over the space around an address, the case and the width of its letters, how their
 * accents are composed, and characters that nobody sees. What is a letter of its own in domain names stays one (UTS 46): ß is not ss, and neither İ nor ı
 * is i. A key is its own key. The database compares keys as they are and folds no address by itself.
 */
export const emailKey = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .toLowerCase()
    // Accents of a capital may stand in another order than those of its small letter.
    .normalize('NFKC')
    .trim();

const LOCAL = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The address without outer space and invisible characters, or null when mail could not be sent to it. */
export const readEmailAddress = (text: string): string | null => {
  const address = withoutInvisible(text).trim();
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  const fits = LOCAL.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label));
  return fits && rest.length === 0 ? address : null;
};
