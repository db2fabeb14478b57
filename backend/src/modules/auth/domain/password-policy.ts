import { isCommonPassword, plainForms } from './common-passwords.js';

const LONGEST = 128;
/** A part of the owner's own name or address shorter than this says nothing. */
const TELLING = 3;

/** What whoever guesses at this firm's passwords would try first. */
const TRADE = [
  ...[
    'broker',
    'brokers',
    'brokerage',
    'lender',
    'lenders',
    'lending',
    'loan',
    'loans',
    'finance',
    'funding',
  ],
  ...[
    'mortgage',
    'mortgages',
    'bridging',
    'business',
    'commercial',
    'introducer',
    'partner',
    'panel',
    'portal',
  ],
  'admin',
];

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const ownWords = ({ email, name }: PasswordOwner): string[] =>
  [...email.split(/[@.+_-]/), ...name.split(/\s+/), email.split('@')[0] ?? '', name, email]
    .map(lettersAndDigits)
    .filter((word) => word.length >= TELLING);

const lettersIn = (text: string): number => text.replaceAll(/\P{L}/gu, '').length;

/** Whether nothing, or next to nothing, is left of the text without these words. */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && lettersIn(rest) < TELLING;
};

const saysOnly = (password: string, words: readonly string[]): boolean =>
  [lettersAndDigits(password), ...plainForms(password.toLowerCase())].some((text) => isMadeOf(text, words));

/** Length, and not a password everybody tries first. No rules about kinds of characters: they make worse passwords. */
export class PasswordPolicy {
  private readonly firmWords: readonly string[];

  constructor(
    private readonly shortest: number,
    brand: string,
  ) {
    const brandWords = [brand, ...brand.split(/\s+/)].map(lettersAndDigits);
    this.firmWords = [...brandWords.filter((word) => word.length >= TELLING), ...TRADE];
  }

  /** Why this password is not accepted, as a sentence; null when it is. */
  refusal(password: string, owner: PasswordOwner): string | null {
    const { length } = Array.from(password);
    if (length < this.shortest) return `Password must be at least ${this.shortest} characters`;
    if (length > LONGEST) return `Password can be at most ${LONGEST} characters`;
    if (isCommonPassword(password))
      return 'This password is one of the first that attackers try; choose another';
    const own = ownWords(owner);
    if (saysOnly(password, own)) return 'Password must not be your own name or e-mail address';
    if (saysOnly(password, [...own, ...this.firmWords]))
      return 'Password must not be made of the firm’s name and words of its trade; choose another';
    return null;
  }
}
