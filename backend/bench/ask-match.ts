import { ENQUIRIES } from './enquiries.ts';
import { sending, timedAnswer } from './timed-answer.ts';

/** Milliseconds that one match took. */
export const askMatch = (address: string): Promise<number> =>
  timedAnswer(`${address}/api/match-lenders`, sending(ENQUIRIES[0]));
