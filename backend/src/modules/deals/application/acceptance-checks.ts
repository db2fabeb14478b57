/** Called inside the unit of work of an acceptance, with the case locked. It throws what stands against it. */
export type AcceptanceCheck = (applicationId: string) => Promise<void>;

/** Whoever has a say in whether an offer may be accepted adds itself here; deals know none of them. */
export class AcceptanceChecks {
  private readonly checks: AcceptanceCheck[] = [];

  add(check: AcceptanceCheck): void {
    this.checks.push(check);
  }

  async execute(applicationId: string): Promise<void> {
    for (const check of this.checks) await check(applicationId);
  }
}
