import { TOTP } from 'otpauth';
import type request from 'supertest';

const STEP_MS = 30_000;

/** What an authenticator app with this secret shows, now or one step later. */
export const codeOf = (secret: string, steps: 0 | 1 = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Six digits that no app with this secret shows about now. */
export const wrongCodeOf = (secret: string): string => {
  const shown = [-2, -1, 0, 1, 2].map((steps) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS }),
  );
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((one) => !shown.includes(one)) ?? ''
  );
};

/** Sets two-step sign-in up for whoever is signed in; the app's code of this half minute is used up by it. */
export const setUpTwoFactor = async (
  agent: ReturnType<typeof request.agent>,
  currentPassword: string,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> => {
  const begun = await agent.post('/api/admin/two-factor/set-up').send({ currentPassword }).expect(200);
  const { secret } = begun.body as { secret: string };
  const on = await agent
    .post('/api/admin/two-factor/confirm')
    .send({ code: codeOf(secret) })
    .expect(200);
  return { secret, ...(on.body as { recoveryCodes: string[] }) };
};
