import { words } from '#kernel/text/text.js';

// A space between two digits distinguishes 'Fund 1 1' from 'Fund 11'; any other space is optional.
const OPTIONAL_WORDS = /(?<!\d) | (?!\d)/g;

/** The key of a name: 'Alba Finance', 'ALBA-FINANCE ' and 'AlbaFinance' are one lender. */
export const lenderKey = (name: string): string => {
  const key = words(name).replaceAll(OPTIONAL_WORDS, '');
  // A name of signs only has no words, but is still a name.
  return key === '' ? name.trim().toLowerCase() : key;
};
