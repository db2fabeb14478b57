/** Short digests that differ when their content does. */
export abstract class Fingerprints {
  abstract of(text: string): string;
}
