export abstract class ReferralTokens {
  /** Short enough for a leaflet, too long to be guessed. */
  abstract next(): string;
}
