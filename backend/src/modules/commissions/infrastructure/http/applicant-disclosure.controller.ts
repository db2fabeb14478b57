import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AcknowledgeDisclosure } from '../../application/disclosures/acknowledge-disclosure.js';
import { AcknowledgeDisclosureRequest } from './applicant-disclosure.dto.js';

/** For holders of a status link. Unknown, expired and withdrawn links get the same response. */
@ApiTags('applications')
@Controller('status/:token/disclosure')
@Access('visitor')
export class ApplicantDisclosureController {
  constructor(private readonly acknowledgeDisclosureUseCase: AcknowledgeDisclosure) {}

  @Post('acknowledgement')
  @HttpCode(200)
  @RateLimit({ name: 'acknowledge-disclosure', points: 60, perSeconds: 3_600, burst: 20 })
  @ApiOperation({
    summary: 'Acknowledge the commission disclosure',
    description:
      'Records the applicant’s name on the newest disclosure. Idempotent: a second acknowledgement changes nothing.',
  })
  @ApiParam({
    name: 'token',
    description: '`statusToken` of an application; works while it is open and for 90 days afterwards',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async acknowledgeDisclosure(
    @Param('token') token: string,
    @Body() { name, version }: AcknowledgeDisclosureRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() applicant: Principal,
  ): Promise<Done> {
    const acknowledgement = { name: name.trim(), version: version ?? undefined };
    await this.acknowledgeDisclosureUseCase.execute(token, acknowledgement, key, applicant);
    return DONE;
  }
}
