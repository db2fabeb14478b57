import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { MarkDuplicate } from '../../application/duplicates/mark-duplicate.js';
import { RecordPerimeterCheck } from '../../application/review/record-perimeter-check.js';
import { ShowApplication } from '../../application/lists/show-application.js';
import { ApplicationId } from './application-id.js';
import {
  ApplicationDetailsResponse,
  ApplicationVersionRequest,
  MarkDuplicateRequest,
} from './application-details.dto.js';

/** What staff find out about an application: whether it is a duplicate, and whether the loan is regulated. */
@ApiTags('applications')
@Access('admin')
@Controller('admin/applications')
export class ApplicationChecksController {
  constructor(
    private readonly showApplicationUseCase: ShowApplication,
    private readonly markDuplicateUseCase: MarkDuplicate,
    private readonly recordPerimeterCheck: RecordPerimeterCheck,
  ) {}

  @Post(':id/duplicate-of')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mark an application as a duplicate of a newer one',
    description:
      'It is out of the lists, the clock and the figures of the staff from then on, unless `duplicates=include` asks for it. Returns 409 if it is completed, if the other is older or renews it, or if only one of them is a partner’s case or they belong to two partners.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async markDuplicate(
    @ApplicationId() id: string,
    @Body() { applicationId, updatedAt: readAt }: MarkDuplicateRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.markDuplicateUseCase.execute(id, { newerId: applicationId, readAt }, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Delete(':id/duplicate-of')
  @ApiOperation({
    summary: 'Unmark an application as a duplicate',
    description: 'It is an application of its own again. One that is none already stays as it is.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async unmarkDuplicate(
    @ApplicationId() id: string,
    @Body() { updatedAt: readAt }: ApplicationVersionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.markDuplicateUseCase.execute(id, { newerId: null, readAt }, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Post(':id/perimeter-check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Record that staff checked whether the loan is regulated',
    description:
      'Unless `perimeter.answer` is `outside`, a submission can be sent to a lender only after this. Keeps who recorded it and when; the first record stands. Answers that change what `perimeter` rests on clear it.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async checkPerimeter(
    @ApplicationId() id: string,
    @Body() { updatedAt: readAt }: ApplicationVersionRequest,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<ApplicationDetailsResponse> {
    await this.recordPerimeterCheck.execute(id, readAt, actor);
    return this.showApplicationUseCase.execute(id);
  }
}
