import { useLocation } from 'react-router-dom';

/** What a screen before the sign-in hands to the next with the way there, and not in its address: `<Link state={…}>`. */
export interface Carried {
  /** Where somebody wanted to go who was sent to the sign-in first. */
  readonly wanted?: string;
  /** The e-mail address that somebody has typed. */
  readonly email?: string;
}

/** What the screen before has handed over; undefined for whoever came another way. */
export function useCarried(name: keyof Carried): string | undefined {
  const state: unknown = useLocation().state;
  const carried: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof carried === 'string' ? carried : undefined;
}
