import { words } from '#kernel/text/text.js';

// A space between two digits tells 'Fund 1 1' from 'Fund 11'; any other is a matter of taste.
const OPTIONAL_WORDS = /(?<!\d) | (?!\d)/g;

/** The name as it is compared: 'Alba Finance', 'ALBA-FINANCE ' and 'AlbaFinance' are one lender. */
export const lenderKey = (name: string): string => {
  const key = words(name).replaceAll(OPTIONAL_WORDS, '');
  // A name of signs alone has no words, and is still a name.
  return key === '' ? name.trim().toLowerCase() : key;
};
