import { Injectable } from '@nestjs/common';
import { Settings } from '#config/settings.js';
import { AcceptanceChecks } from '#modules/deals/public.js';
import { RequireDisclosure } from '../../application/require-disclosure.js';

@Injectable()
export class CheckAcceptances {
  constructor(checks: AcceptanceChecks, { requireDisclosure }: Settings, required: RequireDisclosure) {
    if (requireDisclosure) checks.add((applicationId) => required.check(applicationId));
  }
}
