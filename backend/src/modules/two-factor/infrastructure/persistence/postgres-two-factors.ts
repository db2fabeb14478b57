import { Injectable } from '@nestjs/common';
import type { Role } from '#modules/auth/public.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { isoTime } from '#platform/infrastructure/database/lists/fields.js';
import type { TwoFactors, TwoFactorView } from '../../application/two-factors.js';
import { SealedSecrets } from '../sealed-secrets.js';

const VIEW = `
  select true as "on", ${isoTime('turned_on_at')} as since,
    (select count(*)::int from recovery_codes
     where role = $1 and account_id = $2 and used_at is null) as "recoveryCodesLeft"
  from two_factors where role = $1 and account_id = $2 and secret is not null`;
const SECRET = 'select secret from two_factors where role = $1 and account_id = $2';
const PROPOSE = `
  insert into two_factors (role, account_id, proposed_secret) values ($1, $2, $3)
  on conflict (role, account_id) do update set proposed_secret = excluded.proposed_secret`;
const PROPOSED = `
  select proposed_secret as secret from two_factors where role = $1 and account_id = $2 for update`;
const TURN_ON = `
  update two_factors
  set secret = proposed_secret, proposed_secret = null, turned_on_at = now(), last_step = $3
  where role = $1 and account_id = $2`;
const TURN_OFF = `
  with gone as (delete from two_factors where role = $1 and account_id = $2 returning secret)
  select 1 from gone where secret is not null`;
const TAKE_STEP = `
  with taken as (
    update two_factors set last_step = $3 where role = $1 and account_id = $2 and last_step < $3 returning secret
  ) select secret from taken`;
const SEAL_AGAIN = `
  update two_factors set secret = $3 where role = $1 and account_id = $2 and secret = $4`;
const USE_RECOVERY_CODE = `
  with used as (
    update recovery_codes set used_at = now()
    where role = $1 and account_id = $2 and digest = any($3::text[]) and used_at is null returning digest
  ) select 1 from used`;
const WITHDRAW_RECOVERY_CODES = 'delete from recovery_codes where role = $1 and account_id = $2';
const ADD_RECOVERY_CODES = `
  insert into recovery_codes (role, account_id, digest) select $1, $2, digest from unnest($3::text[]) as digest`;

type Stored = readonly { readonly secret: Buffer | null }[];

const nameOf = (role: Role, accountId: string): string => `${role.name}:${accountId}`;

@Injectable()
export class PostgresTwoFactors implements TwoFactors {
  constructor(
    private readonly database: Database,
    private readonly sealedSecrets: SealedSecrets,
  ) {}

  async view(role: Role, accountId: string): Promise<TwoFactorView> {
    const [view] = await this.query<TwoFactorView[]>(VIEW, [role.name, accountId]);
    return view ?? { on: false, since: null, recoveryCodesLeft: 0 };
  }

  async secretOf(role: Role, accountId: string): Promise<string | null> {
    return this.open(await this.query<Stored>(SECRET, [role.name, accountId]), role, accountId);
  }

  async propose(role: Role, accountId: string, secret: string): Promise<void> {
    const sealed = this.sealedSecrets.seal(secret, nameOf(role, accountId));
    await this.query(PROPOSE, [role.name, accountId, sealed]);
  }

  async proposed(role: Role, accountId: string): Promise<string | null> {
    return this.open(await this.query<Stored>(PROPOSED, [role.name, accountId]), role, accountId);
  }

  async turnOn(role: Role, accountId: string, step: number, digests: readonly string[]): Promise<void> {
    await this.query(TURN_ON, [role.name, accountId, step]);
    await this.replaceRecoveryCodes(role, accountId, digests);
  }

  async turnOff(role: Role, accountId: string): Promise<boolean> {
    return (await this.query<object[]>(TURN_OFF, [role.name, accountId])).length > 0;
  }

  async useStep(role: Role, accountId: string, step: number): Promise<boolean> {
    const [taken] = await this.query<Stored>(TAKE_STEP, [role.name, accountId, step]);
    if (taken?.secret) await this.sealAgain(role, accountId, taken.secret);
    return taken !== undefined;
  }

  async useRecoveryCode(role: Role, accountId: string, digests: readonly string[]): Promise<boolean> {
    return (await this.query<object[]>(USE_RECOVERY_CODE, [role.name, accountId, digests])).length > 0;
  }

  async replaceRecoveryCodes(role: Role, accountId: string, digests: readonly string[]): Promise<void> {
    await this.query(WITHDRAW_RECOVERY_CODES, [role.name, accountId]);
    await this.query(ADD_RECOVERY_CODES, [role.name, accountId, digests]);
  }

  private async sealAgain(role: Role, accountId: string, secret: Buffer): Promise<void> {
    const again = this.sealedSecrets.sealAgain(secret, nameOf(role, accountId));
    if (again !== null) await this.query(SEAL_AGAIN, [role.name, accountId, again, secret]);
  }

  private open([row]: Stored, role: Role, accountId: string): string | null {
    return row?.secret ? this.sealedSecrets.open(row.secret, nameOf(role, accountId)) : null;
  }

  private query<Rows>(sql: string, values: unknown[]): Promise<Rows> {
    return this.database.manager.query<Rows>(sql, values);
  }
}
