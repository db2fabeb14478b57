import { useLocation } from 'react-router-dom';

/** What a screen before the sign-in hands to the next with the way there, and not in its address: `<Link state={…}>`. */
export interface LocationState {
  /** Where somebody wanted to go who was sent to the sign-in first. */
  readonly wanted?: string;
  /** The e-mail address that somebody has typed. */
  readonly email?: string;
}

/** What the screen before has put into the location's state; undefined for whoever came another way. */
export function useLocationState(name: keyof LocationState): string | undefined {
  const state: unknown = useLocation().state;
  const value: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}
