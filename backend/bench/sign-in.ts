import { ADMIN } from './server-process.ts';
import { sending } from './timed-answer.ts';

/** The session cookies of the administrator. */
export const signIn = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/api/admin/login`, sending(ADMIN));
  if (response.status !== 200) throw new Error(`The sign-in was answered with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
};
