import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { isTrapped } from '#platform/infrastructure/http/body/honeypot.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { MakeComplaint } from '../../application/make-complaint.js';
import { MadeComplaintResponse, MakeComplaintRequest } from './make-complaint.dto.js';

@ApiTags('complaints')
@Controller('complaints')
export class ComplaintsController {
  constructor(private readonly makeComplaintUseCase: MakeComplaint) {}

  @Post()
  @Access('visitor')
  @RateLimit({ name: 'complaints', points: 10, perSeconds: 600 })
  @ApiOperation({
    summary: 'Make a complaint',
    description:
      'About the service, or about how personal data is handled. Stored in the register of complaints; the complainant is emailed the reference. Idempotent: repeating the request with the same `Idempotency-Key`, or within ten minutes without one, stores one complaint.',
  })
  @ApiCreatedResponse({ type: MadeComplaintResponse })
  makeComplaint(
    @Body() body: MakeComplaintRequest,
    @IdempotencyKey('same') key: string | null,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MadeComplaintResponse> {
    const { kind, name, email, phone = null, company = null, whatHappened, wanted = null } = body;
    const words = { kind, name, email, phone, company, whatHappened, wanted };
    return this.makeComplaintUseCase.execute(words, key, principal, isTrapped(body));
  }
}
