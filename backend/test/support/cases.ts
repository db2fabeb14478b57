import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { signUpIntroducer, type TestIntroducer } from './test-app.js';

/** A case as from the partner's dialog. */
export const caseForm = (changes: object = {}) => ({
  companyName: 'Birch Bakery Ltd',
  contactName: 'Bella Birch',
  email: 'bella@birch.example',
  phone: '0141 496 0456',
  fundingType: 'Business Loan',
  amount: '£50,000',
  tradingHistory: '3 years',
  ...changes,
});

export interface ShownCase {
  readonly id: string;
  readonly companyName: string;
  readonly status: string;
  readonly notes: string | null;
  readonly updatedAt: string;
  readonly createdAt: string;
}

export const CASES = '/api/introducers/me/applications';

/** Submits a case, expecting 201. */
export const submitCase = async ({ agent }: Pick<TestIntroducer, 'agent'>, changes: object = {}) => {
  const post = agent.post(CASES).set('Idempotency-Key', randomUUID());
  return (await post.send(caseForm(changes)).expect(201)).body as ShownCase;
};

export interface Partner extends TestIntroducer {
  submit(changes?: object): Promise<ShownCase>;
}

export const signUpPartner = async (
  app: NestExpressApplication,
  changes: Parameters<typeof signUpIntroducer>[1] = {},
): Promise<Partner> => {
  const partner = await signUpIntroducer(app, changes);
  return { ...partner, submit: (form) => submitCase(partner, form) };
};
