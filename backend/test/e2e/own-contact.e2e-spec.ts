import request from 'supertest';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { signUpPartner } from '../support/cases.js';

const bodyOf = ({ body }: request.Response): unknown => body;

const api = useTestApp();

describe('Own contact details', () => {
  it('store the phone number of a member of staff, and show it on their cases', async () => {
    const admin = await signInAsAdmin(api.app);
    const partner = await signUpPartner(api.app);
    const { id } = await partner.submit();
    const detailsOf = async () =>
      bodyOf(await partner.agent.get(`/api/introducers/me/applications/${id}`).expect(200));

    expect(bodyOf(await admin.get('/api/admin/me/contact').expect(200))).toEqual({ phone: null });
    expect(await detailsOf()).toMatchObject({ handler: null });
    const me = bodyOf(await admin.get('/api/admin/me').expect(200)) as { id: string };
    await admin.patch(`/api/admin/applications/${id}`).send({ ownerId: me.id }).expect(200);
    expect(await detailsOf()).toMatchObject({ handler: { name: testAdmin.name, phone: null } });

    await admin.patch('/api/admin/me/contact').send({ phone: '123' }).expect(400);
    await admin.patch('/api/admin/me/contact').send({ phone: '0141 496 0101' }).expect(200);
    expect(await detailsOf()).toMatchObject({ handler: { name: testAdmin.name, phone: '0141 496 0101' } });
    await admin.patch('/api/admin/me/contact').send({ phone: ' ' }).expect(200);
    expect(bodyOf(await admin.get('/api/admin/me/contact').expect(200))).toEqual({ phone: null });
  });
});
