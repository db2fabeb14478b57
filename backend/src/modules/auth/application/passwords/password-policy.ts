import type { PasswordRules } from '../../domain/role.js';
import type { PasswordStrength } from './password-strength.js';

const LONGEST = 128;

/** Words that an attacker would try first at a broker, besides the firm's name. */
const TRADE = [
  'broker brokers brokerage lender lenders lending loan loans finance funding',
  'mortgage mortgages bridging business commercial introducer partner panel portal admin',
].flatMap((words) => words.split(' '));

/** The password's owner: words that an attacker who knows them would try. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
}

const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A name or an address, its parts, and all of it as one word. */
const wordsIn = (text: string): string[] => {
  const lower = text.toLowerCase();
  return [lower, lettersAndDigits(lower), ...lower.split(/[\s@.+_-]+/)].filter((word) => word.length > 1);
};

/** Length, and how hard a password is to guess. No rules about kinds of characters: they make passwords worse. */
export class PasswordPolicy {
  constructor(
    private readonly strength: PasswordStrength,
    private readonly brand: string,
  ) {}

  /** The error message for a rejected password; null if it is accepted. */
  async refusal(
    password: string,
    { email, names }: PasswordOwner,
    { shortest, leastGuesses }: PasswordRules,
  ): Promise<string | null> {
    const { length } = Array.from(password);
    if (length < shortest) return `Password must be at least ${shortest} characters`;
    if (length > LONGEST) return `Password can be at most ${LONGEST} characters`;
    const mailbox = email.split('@')[0] ?? '';
    const words = [email, mailbox, ...names, this.brand].flatMap(wordsIn);
    if ((await this.strength.guesses(password, [...words, ...TRADE])) >= leastGuesses) return null;
    return 'This password is easy to guess. Use three or more words unrelated to you or the firm';
  }
}
