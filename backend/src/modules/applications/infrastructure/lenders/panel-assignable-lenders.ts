import { Injectable } from '@nestjs/common';
import { FindLender } from '#modules/lenders/public.js';
import { AssignableLenders } from '../../application/assignable-lenders.js';
import type { AssignedLender } from '../../domain/funding-application.js';

@Injectable()
export class PanelAssignableLenders extends AssignableLenders {
  constructor(private readonly findLender: FindLender) {
    super();
  }

  withName(name: string): Promise<AssignedLender | null> {
    return this.findLender.execute(name);
  }
}
