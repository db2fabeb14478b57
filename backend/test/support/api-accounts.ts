import type { TestIntroducer } from './test-app.js';

export const API_ACCOUNTS = '/api/introducers/me/api-accounts';

export interface ApiCredentials {
  readonly username: string;
  readonly secret: string;
}

export interface ApiAccount {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

/** The Authorization header of HTTP Basic. */
export const basic = ({ username, secret }: ApiCredentials): string =>
  `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;

/** The credentials of a partner's system. */
export const createApiAccount = async (
  { agent, password }: TestIntroducer,
  name = 'Office CRM',
): Promise<ApiAccount & ApiCredentials> => {
  const answer = await agent.post(API_ACCOUNTS).send({ name, currentPassword: password }).expect(201);
  return answer.body as ApiAccount & ApiCredentials;
};

export const listApiAccounts = async ({ agent }: TestIntroducer): Promise<ApiAccount[]> =>
  (await agent.get(API_ACCOUNTS).expect(200)).body as ApiAccount[];
