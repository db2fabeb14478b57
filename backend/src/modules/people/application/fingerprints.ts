/** Short texts that differ where what they are made of does. */
export abstract class Fingerprints {
  abstract of(text: string): string;
}
