export abstract class PasswordStrength {
  /** The estimated guesses of an attacker who tries common passwords first and knows these words. */
  abstract guesses(password: string, words: readonly string[]): Promise<number>;
}
