import { TOTP } from 'otpauth';
import type request from 'supertest';

const STEP_MS = 30_000;

/** The current code of an authenticator app with this secret, or the next one. */
export const codeOf = (secret: string, steps: 0 | 1 = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Six digits that are not a current code. */
export const wrongCodeOf = (secret: string): string => {
  const shown = [-2, -1, 0, 1, 2].map((steps) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS }),
  );
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((one) => !shown.includes(one)) ?? ''
  );
};

/** Turns on two-step sign-in for the signed-in user, which uses up the app's current code. */
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
