import { ENQUIRIES } from './enquiries.ts';
import { sending, timedAnswer } from './timed-answer.ts';

/** Milliseconds of one match. */
export const askMatch = (address: string): Promise<number> =>
  timedAnswer(`${address}/api/match-lenders`, sending(ENQUIRIES[0]));
