import { Injectable } from '@nestjs/common';
import { ApplicationFigures, type ApplicationCounts } from '#modules/applications/public.js';
import { CountIntroducers } from '#modules/introducers/public.js';
import { LenderFigures } from '#modules/lenders/public.js';
import type { BrokerCounts, Counts } from '../application/broker-counts.js';

const countsOf = ({ pending, in_review, approved, rejected }: ApplicationCounts): Counts['applications'] => ({
  total: pending + in_review + approved + rejected,
  pending,
  approved,
  rejected,
});

@Injectable()
export class ModuleCounts implements BrokerCounts {
  constructor(
    private readonly countIntroducers: CountIntroducers,
    private readonly applications: ApplicationFigures,
    private readonly lenders: LenderFigures,
  ) {}

  async read(): Promise<Counts> {
    const [introducers, applications, lenders] = await Promise.all([
      this.countIntroducers.execute(),
      this.applications.countByStatus(),
      this.lenders.count(),
    ]);
    return { introducers, applications: countsOf(applications), lenders };
  }
}
