import { useLocation } from 'react-router-dom';

/** What a screen before the sign-in passes to the next outside the URL: `<Link state={…}>`. */
export interface LocationState {
  /** The path that the user was sent to the sign-in from. */
  readonly wanted?: string;
  /** The email address that the user typed. */
  readonly email?: string;
}

/** A value in the location's state; undefined if the user came another way. */
export function useLocationState(name: keyof LocationState): string | undefined {
  const state: unknown = useLocation().state;
  const value: unknown = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}
