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
  RecordPerimeterCheckRequest,
} from './application-details.dto.js';

/** Checks by staff: duplicates, and whether the loan is regulated. */
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
      'Excludes it from staff lists, response times and figures, unless `duplicates=include` is given. Returns 409 if it is completed, if the other application is older or renews it, or if they are not both direct or both cases of one partner.',
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
    description: 'Counts it as a separate application again. Has no effect if it is not marked.',
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
    summary: 'Record a manual check for regulated lending',
    description:
      'Required before sending a submission to a lender, unless `perimeter.answer` is `outside`. Records the outcome, who checked and when; repeating it does not change the first record. Cleared when an answer that `perimeter` depends on changes.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async checkPerimeter(
    @ApplicationId() id: string,
    @Body() { updatedAt: readAt, outcome, note }: RecordPerimeterCheckRequest,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<ApplicationDetailsResponse> {
    await this.recordPerimeterCheck.execute(
      id,
      { outcome: outcome ?? null, note: note ?? null, readAt },
      actor,
    );
    return this.showApplicationUseCase.execute(id);
  }
}
