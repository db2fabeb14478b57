import { TwoFactors, type TwoFactorView } from '#modules/two-factor/application/two-factors.js';
import type { Role } from '#modules/auth/public.js';

interface Kept {
  readonly proposed: string | null;
  readonly secret: string | null;
  readonly lastStep: number;
  readonly digests: readonly string[];
}

const NOTHING: Kept = { proposed: null, secret: null, lastStep: 0, digests: [] };

/** Accounts of one role by id. */
export class TwoFactorsInMemory extends TwoFactors {
  readonly byAccount = new Map<string, Kept>();

  view(_role: Role, id: string): Promise<TwoFactorView> {
    const { secret, digests } = this.of(id);
    const since = secret === null ? null : '2026-11-23T10:00:00.000Z';
    return Promise.resolve({ on: secret !== null, since, recoveryCodesLeft: digests.length });
  }
  secretOf(_role: Role, id: string): Promise<string | null> {
    return Promise.resolve(this.of(id).secret);
  }
  propose(_role: Role, id: string, proposed: string): Promise<void> {
    return this.put(id, { proposed });
  }
  proposed(_role: Role, id: string): Promise<string | null> {
    return Promise.resolve(this.of(id).proposed);
  }
  turnOn(_role: Role, id: string, lastStep: number, digests: readonly string[]): Promise<void> {
    return this.put(id, { proposed: null, secret: this.of(id).proposed, lastStep, digests });
  }
  turnOff(_role: Role, id: string): Promise<boolean> {
    const was = this.of(id).secret !== null;
    this.byAccount.delete(id);
    return Promise.resolve(was);
  }
  async useStep(_role: Role, id: string, step: number): Promise<boolean> {
    const { secret, lastStep } = this.of(id);
    if (secret === null || step <= lastStep) return false;
    await this.put(id, { lastStep: step });
    return true;
  }
  async useRecoveryCode(_role: Role, id: string, ofCode: readonly string[]): Promise<boolean> {
    const { digests } = this.of(id);
    await this.put(id, { digests: digests.filter((one) => !ofCode.includes(one)) });
    return digests.some((one) => ofCode.includes(one));
  }
  replaceRecoveryCodes(_role: Role, id: string, digests: readonly string[]): Promise<void> {
    return this.put(id, { digests });
  }

  private of(id: string): Kept {
    return this.byAccount.get(id) ?? NOTHING;
  }
  private put(id: string, changes: Partial<Kept>): Promise<void> {
    this.byAccount.set(id, { ...this.of(id), ...changes });
    return Promise.resolve();
  }
}
