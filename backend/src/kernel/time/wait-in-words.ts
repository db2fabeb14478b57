/** Shorter waits are given in seconds. */
const MAX_SECONDS = 30;

/** 8 → '8 seconds', 31 → 'a minute', 600 → '10 minutes': never shorter than the wait. */
export const waitInWords = (seconds: number): string => {
  if (seconds <= MAX_SECONDS) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};
