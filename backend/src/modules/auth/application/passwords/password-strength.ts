export abstract class PasswordStrength {
  /** How many guesses somebody needs who tries what people choose first, and knows that these words are near. */
  abstract guesses(password: string, words: readonly string[]): Promise<number>;
}
