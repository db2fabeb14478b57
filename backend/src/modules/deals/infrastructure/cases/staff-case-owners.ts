import { Injectable } from '@nestjs/common';
import { site } from '#config/site.js';
import { ApplicationLists } from '#modules/applications/public.js';
import { StaffMembers } from '#shared/application/staff-members.js';
import type { CaseOwners } from '../../application/case-owners.js';

@Injectable()
export class StaffCaseOwners implements CaseOwners {
  constructor(
    private readonly applications: ApplicationLists,
    private readonly staff: StaffMembers,
  ) {}

  async reach(applicationId: string): Promise<{ readonly name: string; readonly address: string }> {
    const { owner } = await this.applications.one(applicationId);
    const found = owner && (await this.staff.reach(owner.id));
    return found ? { name: found.name, address: found.email } : { name: site.brand, address: site.email };
  }
}
