import type { Agent } from 'supertest';

/** Records that the client agreed by phone that the details go to these lenders: before it nothing is sent. */
export const recordConsent = (
  admin: Pick<Agent, 'post'>,
  applicationId: string,
  ...lenders: readonly string[]
) =>
  admin
    .post(`/api/admin/applications/${applicationId}/consents`)
    .send({ lenders, state: 'given', via: 'phone' })
    .expect(201);
