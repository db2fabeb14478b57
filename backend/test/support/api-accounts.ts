import type { TestIntroducer } from './test-app.js';

export interface ApiCredentials {
  readonly username: string;
  readonly secret: string;
}

/** The Authorization header of HTTP Basic. */
export const basic = ({ username, secret }: ApiCredentials): string =>
  `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;

/** What a partner's program has to sign in with. */
export const createApiAccount = async ({
  agent,
  password,
}: TestIntroducer): Promise<ApiCredentials & { readonly id: string }> => {
  const answer = await agent
    .post('/api/introducers/me/api-accounts')
    .send({ name: 'Office CRM', currentPassword: password })
    .expect(201);
  return answer.body as ApiCredentials & { readonly id: string };
};
