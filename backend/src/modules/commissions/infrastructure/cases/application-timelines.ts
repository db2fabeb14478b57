import { Injectable } from '@nestjs/common';
import { RecordEvent } from '#modules/applications/public.js';
import type { Principal } from '#shared/application/principal.js';
import type { CaseTimelines, DisclosureEvent } from '../../application/case-timelines.js';

@Injectable()
export class ApplicationTimelines implements CaseTimelines {
  constructor(private readonly recordEvent: RecordEvent) {}

  questioned(applicationId: string, lineId: string, message: string, actor: Principal): Promise<void> {
    return this.recordEvent.execute({
      ...{ kind: 'commission-questioned', applicationId, actor },
      subject: { type: 'commission', id: lineId },
      facts: { reason: { from: null, to: message } },
    });
  }

  disclosed(
    kind: DisclosureEvent,
    { id, applicationId }: { readonly id: string; readonly applicationId: string },
    actor: Principal,
  ): Promise<void> {
    const subject = { type: 'commission-disclosure', id };
    return this.recordEvent.execute({ kind, applicationId, subject, actor });
  }
}
