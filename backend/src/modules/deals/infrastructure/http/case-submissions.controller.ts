import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationNotFound } from '#modules/applications/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AddSubmission } from '../../application/submissions/add-submission.js';
import { PutToLenders } from '../../application/submissions/put-to-lenders.js';
import { Cases } from '../../application/cases.js';
import { SubmissionViews } from '../../application/submissions/submission-views.js';
import { PutToLenderResponse, PutToLendersRequest } from './batch.dto.js';
import { AddSubmissionRequest, ListSubmissionsOfCaseQuery, SubmissionResponse } from './submissions.dto.js';

const CaseId = () => RecordId(ApplicationNotFound);

/** The submissions of one case. */
@ApiTags('submissions')
@Access('admin')
@Controller('admin')
export class CaseSubmissionsController {
  constructor(
    private readonly submissionViews: SubmissionViews,
    private readonly cases: Cases,
    private readonly addSubmissionUseCase: AddSubmission,
    private readonly putToLendersUseCase: PutToLenders,
  ) {}

  @Get('applications/:id/submissions')
  @ApiList('List an application’s submissions, oldest first', SubmissionResponse)
  async ofCase(
    @CaseId() applicationId: string,
    @Query() query: ListSubmissionsOfCaseQuery,
  ): Promise<ListAnswer<SubmissionResponse>> {
    await this.cases.check(applicationId);
    const { sort = 'oldest', ...part } = query;
    return { request: query, page: await this.submissionViews.page({ ...part, sort, applicationId }) };
  }

  @Post('applications/:id/submissions')
  @ApiOperation({
    summary: 'Create a submission',
    description:
      'Created as a draft; nothing is sent. Each lender can have one live submission per application. A submission is live unless it is declined or withdrawn.',
  })
  @ApiCreatedResponse({ type: SubmissionResponse })
  @ApiProblems(409)
  addSubmission(
    @CaseId() applicationId: string,
    @Body() { lender }: AddSubmissionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<SubmissionResponse> {
    return this.addSubmissionUseCase.execute(applicationId, lender, key, actor);
  }

  @Post('applications/:id/submissions/batch')
  @ApiOperation({
    summary: 'Create submissions to several lenders and request consent',
    description:
      'Creates a draft for each lender without a live submission. Without `agreedVia`, requests the client’s consent in one email for all of them; with it, records that the client consented. Returns the outcome for each lender: one that is no longer on the panel does not affect the others. Returns 409, and creates nothing, if the client cannot be asked by email.',
  })
  @ApiCreatedResponse({ type: [PutToLenderResponse] })
  @ApiProblems(409)
  putToLenders(
    @CaseId() applicationId: string,
    @Body() { lenders, agreedVia = null }: PutToLendersRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<readonly PutToLenderResponse[]> {
    return this.putToLendersUseCase.execute(applicationId, { lenders, agreedVia }, key, actor);
  }
}
