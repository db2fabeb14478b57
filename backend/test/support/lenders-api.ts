import type request from 'supertest';
import { signInAsAdmin, useTestApp } from './test-app.js';

export const LENDERS = '/api/admin/lenders';

export const ALBA = { name: 'Alba Finance', productTypes: 'business-loans, invoice-finance' };

export interface Lender {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
}

/** The lenders of an application through the staff API, empty at the start of a test. */
export const useLendersApi = () => {
  const api = useTestApp();
  let admin: ReturnType<typeof request.agent>;
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(async () => {
    await api.empty('lenders');
    await api.query('update lender_panel set version = version + 1');
  });
  return {
    api,
    /** Holds a staff session. */
    admin: () => admin,
    create: async (fields: object): Promise<Lender> => {
      const answer = await admin.post(LENDERS).send(fields).expect(201);
      return answer.body as Lender;
    },
    list: async (query = ''): Promise<Lender[]> => {
      const answer = await admin.get(`${LENDERS}${query}`).expect(200);
      return answer.body as Lender[];
    },
  };
};
