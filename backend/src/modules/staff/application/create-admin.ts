import { adminRole, type PasswordHasher, type PasswordPolicy } from '#modules/auth/public.js';
import { SYSTEM } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvalidInput, type FieldError } from '#kernel/errors.js';
import { characterError } from '#kernel/text/text-shape.js';
import { Admin } from '../domain/admin.js';
import { ADMINISTRATOR } from '#kernel/staff-role.js';
import { adminView, type AdminView } from './admin-view.js';
import type { AdminRepository } from './admin.repository.js';

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 200;

const hiddenIn = (field: 'email' | 'name', label: string, text: string): FieldError[] => {
  const error = characterError(text, 'one-line');
  return error === null ? [] : [{ field, message: `${label} ${error}` }];
};

const problems = ({ email, name }: NewAdmin, refusal: string | null): FieldError[] => {
  return [
    ...(EMAIL.test(email) && email.length <= MAX_EMAIL_LENGTH
      ? []
      : [{ field: 'email', message: 'Enter an email address, such as ada@example.co.uk' }]),
    ...hiddenIn('email', 'Email', email),
    ...hiddenIn('name', 'Name', name),
    ...(name === '' ? [{ field: 'name', message: 'Name is required' }] : []),
    ...(name.length > MAX_NAME_LENGTH
      ? [{ field: 'name', message: `Name can be at most ${MAX_NAME_LENGTH} characters` }]
      : []),
    ...(refusal === null ? [] : [{ field: 'password', message: refusal }]),
  ];
};

export class CreateAdmin {
  constructor(
    private readonly context: UseCaseContext,
    private readonly admins: AdminRepository,
    private readonly policy: Pick<PasswordPolicy, 'refusal'>,
    private readonly hasher: Pick<PasswordHasher, 'hash'>,
  ) {}

  /** @throws InvalidInput, EmailTaken */
  async execute(details: NewAdmin): Promise<AdminView> {
    const { password, ...rest } = details;
    const typed = { email: rest.email.trim(), name: rest.name.trim(), password };
    const owner = { email: typed.email, names: [typed.name] };
    const refusal = await this.policy.refusal(password, owner, adminRole.password);
    const errors = problems(typed, refusal);
    if (errors.length > 0) throw new InvalidInput(errors);
    const hash = await this.hasher.hash(password, adminRole);
    const admin = new Admin({
      ...typed,
      id: this.context.ids.next(),
      password: hash,
      role: ADMINISTRATOR,
      createdAt: this.context.clock.now(),
    });
    await this.context.unitOfWork.run(async () => {
      await this.admins.add(admin);
      await this.context.activity.record({
        actor: SYSTEM,
        action: 'admin-created',
        subject: { type: 'admin', id: admin.id },
      });
    });
    return adminView(admin);
  }
}
