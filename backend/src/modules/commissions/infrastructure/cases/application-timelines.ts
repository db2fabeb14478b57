import { Injectable } from '@nestjs/common';
import { RecordEvent } from '#modules/applications/public.js';
import type { Principal } from '#shared/application/principal.js';
import { CaseTimelines } from '../../application/case-timelines.js';

@Injectable()
export class ApplicationTimelines extends CaseTimelines {
  constructor(private readonly recordEvent: RecordEvent) {
    super();
  }

  questioned(applicationId: string, lineId: string, message: string, actor: Principal): Promise<void> {
    return this.recordEvent.execute({
      ...{ kind: 'commission-questioned', applicationId, actor },
      subject: { type: 'commission', id: lineId },
      facts: { reason: { from: null, to: message } },
    });
  }
}
