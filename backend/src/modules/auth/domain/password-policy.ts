import { isCommonPassword } from './common-passwords.js';

const LONGEST = 128;
/** A part of the owner's own name or address shorter than this says nothing. */
const TELLING = 3;

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const ownWords = ({ email, name }: PasswordOwner): string[] =>
  [...email.split(/[@.+_-]/), ...name.split(/\s+/), email.split('@')[0] ?? '', name, email]
    .map(lettersAndDigits)
    .filter((word) => word.length >= TELLING);

/** The person's own words, alone or with a few digits around them. */
const isOwnWord = (password: string, owner: PasswordOwner): boolean => {
  const plain = lettersAndDigits(password);
  const bare = plain.replaceAll(/^\d+|\d+$/g, '');
  return ownWords(owner).some((word) => word === plain || word === bare);
};

/** Length, and not a password everybody tries first. No rules about kinds of characters: they make worse passwords. */
export class PasswordPolicy {
  constructor(private readonly shortest: number) {}

  /** Why this password is not accepted, as a sentence; null when it is. */
  refusal(password: string, owner: PasswordOwner): string | null {
    const { length } = Array.from(password);
    if (length < this.shortest) return `Password must be at least ${this.shortest} characters`;
    if (length > LONGEST) return `Password can be at most ${LONGEST} characters`;
    if (isCommonPassword(password))
      return 'This password is one of the first that attackers try; choose another';
    if (isOwnWord(password, owner)) return 'Password must not be your own name or e-mail address';
    return null;
  }
}

export const adminPasswords = new PasswordPolicy(12);
