import { allowSending } from './consents.js';
import type { signInAsAdmin } from './test-app.js';

type Admin = Awaited<ReturnType<typeof signInAsAdmin>>;

export const OFFERED = {
  kind: 'formal',
  amountPence: 12_500_000,
  termMonths: 60,
  rateKind: 'annual',
  rate: 8.95,
  repayment: 'amortising',
  arrangementFeePence: 250_000,
};

interface Shown {
  readonly id: string;
}

/** Creates a submission to a panel lender, with the client’s consent. */
export const putTo = async (admin: Admin, caseId: string, lender: string): Promise<string> => {
  await allowSending(admin, caseId, lender);
  const made = await admin.post(`/api/admin/applications/${caseId}/submissions`).send({ lender }).expect(201);
  const { id } = made.body as Shown;
  await admin.post(`/api/admin/submissions/${id}/moves`).send({ to: 'sent' }).expect(200);
  return id;
};

/** Records a lender's offer; returns its id. */
export const offered = async (admin: Admin, submissionId: string, changes: object = {}): Promise<string> => {
  const path = `/api/admin/submissions/${submissionId}/offers`;
  return (
    (
      await admin
        .post(path)
        .send({ ...OFFERED, ...changes })
        .expect(201)
    ).body as Shown
  ).id;
};

export const accepted = async (admin: Admin, offerId: string): Promise<void> => {
  await admin.post(`/api/admin/offers/${offerId}/acceptance`).send({}).expect(200);
};
