import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { ListSubmissions } from '../../application/submissions/list-submissions.js';
import { MoveSubmission } from '../../application/submissions/move-submission.js';
import { NoteOnSubmission } from '../../application/submissions/note-on-submission.js';
import { SubmissionViews } from '../../application/submissions/submission-views.js';
import { SubmissionNotFound } from '../../domain/errors.js';
import {
  ListSubmissionsQuery,
  MoveSubmissionRequest,
  NoteOnSubmissionRequest,
  SubmissionResponse,
} from './submissions.dto.js';

const SubmissionId = () => RecordId(SubmissionNotFound);

/** Submissions of all cases. */
@ApiTags('submissions')
@Access('admin')
@Controller('admin')
export class SubmissionsController {
  constructor(
    private readonly listSubmissionsUseCase: ListSubmissions,
    private readonly submissionViews: SubmissionViews,
    private readonly noteOnSubmissionUseCase: NoteOnSubmission,
    private readonly moveSubmissionUseCase: MoveSubmission,
  ) {}

  @Get('submissions')
  @ApiList('List submissions to lenders across all applications, newest first', SubmissionResponse)
  async listSubmissions(
    @Query() query: ListSubmissionsQuery,
    @CurrentPrincipal() viewer: Principal,
  ): Promise<ListAnswer<SubmissionResponse>> {
    return { request: query, page: await this.listSubmissionsUseCase.execute(query, viewer.id) };
  }

  @Get('submissions/:id')
  @ApiOperation({
    summary: 'Get a submission',
    description: 'Includes internal notes and the lender’s latest reason.',
  })
  @ApiOkResponse({ type: SubmissionResponse })
  getSubmission(@SubmissionId() id: string): Promise<SubmissionResponse> {
    return this.submissionViews.one(id);
  }

  @Patch('submissions/:id')
  @ApiOperation({
    summary: 'Update a submission’s reference and notes',
    description: 'Omitted fields are unchanged; blank clears a field.',
  })
  @ApiOkResponse({ type: SubmissionResponse })
  @ApiProblems(409)
  noteOnSubmission(
    @SubmissionId() id: string,
    @Body() { updatedAt: readAt, ...notes }: NoteOnSubmissionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<SubmissionResponse> {
    return this.noteOnSubmissionUseCase.execute(id, { ...notes, readAt }, actor);
  }

  @Post('submissions/:id/moves')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change a submission’s state',
    description:
      'Allowed transitions: a draft can be sent or withdrawn. A submission that was sent or lacks information can be sent again, marked as lacking information, declined or withdrawn. A declined one can be sent again and a withdrawn one returned to draft, unless the case is completed. Offers, acceptances and completions have their own endpoints. Sending the first submission changes a pending application to in review.',
  })
  @ApiOkResponse({ type: SubmissionResponse })
  @ApiProblems(409)
  moveSubmission(
    @SubmissionId() id: string,
    @Body() { updatedAt: readAt, to, reasonCode, reason, sentVia }: MoveSubmissionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<SubmissionResponse> {
    const details = { reasonCode: reasonCode ?? undefined, reason, sentVia: sentVia ?? undefined };
    return this.moveSubmissionUseCase.execute(id, { to, ...details, readAt }, key, actor);
  }
}
