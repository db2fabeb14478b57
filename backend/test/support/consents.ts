import type { Agent } from 'supertest';

/** Records that staff checked whether the loan is regulated. */
export const recordPerimeterCheck = (
  admin: Pick<Agent, 'post'>,
  applicationId: string,
  finding: object = {},
) => admin.post(`/api/admin/applications/${applicationId}/perimeter-check`).send(finding).expect(200);

/** Records the regulation check and the client's consent for these lenders, which are required before sending. */
export const allowSending = async (
  admin: Pick<Agent, 'post'>,
  applicationId: string,
  ...lenders: readonly string[]
): Promise<void> => {
  await recordPerimeterCheck(admin, applicationId);
  await admin
    .post(`/api/admin/applications/${applicationId}/consents`)
    .send({ lenders, state: 'given', via: 'phone' })
    .expect(201);
};
