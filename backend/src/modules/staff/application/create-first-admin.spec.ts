import { AdminsInMemory } from '#test/in-memory/staff.js';
import { Admin } from '../domain/admin.js';
import { EmailTaken } from '../domain/errors.js';
import type { CreateAdmin, NewAdmin } from './create-admin.js';
import { CreateFirstAdmin } from './create-first-admin.js';

const ada = { email: 'ada@example.co.uk', name: 'Ada', password: 'correct horse battery staple' };

const setUp = () => {
  const admins = new AdminsInMemory();
  const create = ({ email, name }: NewAdmin) =>
    admins.add(new Admin({ id: email, email, name, password: '', role: 'admin', createdAt: new Date(0) }));
  const first = (execute: (admin: NewAdmin) => Promise<unknown> = create) =>
    new CreateFirstAdmin(admins, { execute } as unknown as CreateAdmin);
  return { admins, create, first };
};

describe('CreateFirstAdmin', () => {
  it('creates an admin when there is none, once', async () => {
    const { admins, first } = setUp();

    expect(await first().execute(ada)).toBe(ada.email);
    expect(await first().execute(ada)).toBe(ada.email);
    expect(admins.records.all).toHaveLength(1);
  });

  it('is required until there is an admin', async () => {
    const { create, first } = setUp();

    expect(await first().isNeeded()).toBe(true);
    await create(ada);
    expect(await first().isNeeded()).toBe(false);
  });

  it('creates none beside another, and reports that the address is unknown', async () => {
    const { admins, create, first } = setUp();
    await create({ ...ada, email: 'grace@example.co.uk' });

    expect(await first().execute(ada)).toBeNull();
    expect(admins.records.all).toHaveLength(1);
  });

  it('uses the admin that another process created at the same time', async () => {
    const { create, first } = setUp();
    const tooLate = first(async (admin) => {
      await create(admin);
      throw new EmailTaken(admin.email);
    });

    expect(await tooLate.execute(ada)).toBe(ada.email);
  });

  it('rethrows any other error', async () => {
    const { first } = setUp();

    await expect(first(() => Promise.reject(new Error('away'))).execute(ada)).rejects.toThrow('away');
  });
});
