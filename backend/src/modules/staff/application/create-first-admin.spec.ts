import { Admin } from '../domain/admin.js';
import { EmailTaken } from '../domain/errors.js';
import { AdminRepository } from './admin.repository.js';
import type { CreateAdmin, NewAdmin } from './create-admin.js';
import { CreateFirstAdmin } from './create-first-admin.js';

class AdminsInMemory extends AdminRepository {
  readonly all: Admin[] = [];
  find(id: string): Promise<Admin | null> {
    return Promise.resolve(this.all.find((admin) => admin.id === id) ?? null);
  }
  findByEmail(email: string): Promise<Admin | null> {
    return Promise.resolve(this.all.find((admin) => admin.email === email) ?? null);
  }
  count(): Promise<number> {
    return Promise.resolve(this.all.length);
  }
  add(admin: Admin): Promise<void> {
    this.all.push(admin);
    return Promise.resolve();
  }
  replacePassword(): Promise<void> {
    return Promise.reject(new Error('Nobody asked for that'));
  }
}

const ada = { email: 'ada@example.co.uk', name: 'Ada', password: 'correct horse battery staple' };

const office = () => {
  const admins = new AdminsInMemory();
  const create = ({ email, name }: NewAdmin) =>
    admins.add(new Admin({ id: email, email, name, password: '', role: 'admin', createdAt: new Date(0) }));
  const first = (execute: (admin: NewAdmin) => Promise<unknown> = create) =>
    new CreateFirstAdmin(admins, { execute } as unknown as CreateAdmin);
  return { admins, create, first };
};

it('makes an admin where there is none, once', async () => {
  const { admins, first } = office();

  expect(await first().execute(ada)).toBe(ada.email);
  expect(await first().execute(ada)).toBe(ada.email);
  expect(admins.all).toHaveLength(1);
});

it('makes none beside another, and says that nobody has this address', async () => {
  const { admins, create, first } = office();
  await create({ ...ada, email: 'grace@example.co.uk' });

  expect(await first().execute(ada)).toBeNull();
  expect(admins.all).toHaveLength(1);
});

it('takes the admin that another process made in the same moment', async () => {
  const { create, first } = office();
  const tooLate = first(async (admin) => {
    await create(admin);
    throw new EmailTaken(admin.email);
  });

  expect(await tooLate.execute(ada)).toBe(ada.email);
});

it('hides no other failure', async () => {
  const { first } = office();

  await expect(first(() => Promise.reject(new Error('away'))).execute(ada)).rejects.toThrow('away');
});
