import { ADMIN } from './server-process.ts';

/** The cookies of a session of the administrator's. */
export const signIn = async (address: string): Promise<string> => {
  const response = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
  if (response.status !== 200) throw new Error(`The sign-in was answered with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
};
