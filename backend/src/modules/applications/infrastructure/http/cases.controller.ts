import { Body, Controller, Get, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import { CaseQueries } from '../../application/cases/case.queries.js';
import { NoteOnCase } from '../../application/cases/note-on-case.js';
import { SubmitCase } from '../../application/submission/submit-case.js';
import { answersFrom } from '#kernel/lending/answers.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { CASE_COLUMNS } from '../case-sheet.js';
import { CaseSummaryResponse } from './case-summary.dto.js';
import {
  CaseDetailsResponse,
  CaseResponse,
  CasesQuery,
  ExportCasesQuery,
  NoteOnCaseRequest,
  SubmitCaseRequest,
} from './cases.dto.js';

const PATH = 'introducers/me';

const CaseId = () => RecordId(ApplicationNotFound);

/** A partner's cases, for the partner and its systems. Other partners' cases return 404. */
@ApiTags('cases')
@Access('introducer', 'api-account')
@Controller(PATH)
export class CasesController {
  constructor(
    private readonly caseQueries: CaseQueries,
    private readonly submitCaseUseCase: SubmitCase,
    private readonly noteOnCase: NoteOnCase,
    private readonly clock: Clock,
  ) {}

  @Get('referrals')
  @ApiList('List your cases, newest first', CaseResponse)
  async listCases(
    @CurrentIntroducer() introducerId: string,
    @Query() query: CasesQuery,
  ): Promise<ListAnswer<CaseResponse>> {
    return { request: query, page: await this.caseQueries.page(introducerId, query) };
  }

  @Get('referrals/export')
  @ApiSpreadsheet('Download your cases as a spreadsheet')
  async exportCases(
    @CurrentIntroducer() introducerId: string,
    @Query() { format = 'xlsx', ...request }: ExportCasesQuery,
    @Res() response: Response,
  ): Promise<void> {
    const rows = this.caseQueries.all(introducerId, request);
    await sendSpreadsheet(response, format, {
      name: 'Cases',
      at: this.clock.now(),
      columns: CASE_COLUMNS,
      rows,
    });
  }

  @Post('applications')
  @RateLimit({ name: 'cases', points: 120, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Submit a case for a client',
    description:
      'Matched and stored like an application submitted online. The case starts as pending and belongs to you. Idempotent: repeating the request with the same `Idempotency-Key`, or within ten minutes without one, returns the first response. The rate limit is shared by the partner and its API accounts.',
  })
  @ApiCreatedResponse({ type: CaseResponse })
  @ApiProblems(409)
  async submitCase(
    @CurrentIntroducer() introducerId: string,
    @Body() body: SubmitCaseRequest,
    @IdempotencyKey('same') key: string | null,
    @CurrentPrincipal() principal: Principal,
  ): Promise<CaseResponse> {
    const referral = {
      introducerId,
      clientConsent: body.clientConsent ?? false,
      externalReference: body.externalReference?.trim() ?? null,
    };
    const { id } = await this.submitCaseUseCase.execute(answersFrom(body), referral, key, principal);
    return this.caseQueries.find(introducerId, id);
  }

  @Get('applications/:id')
  @ApiOperation({
    summary: 'Get a case with its timeline and matches',
    description:
      '`timeline` lists each event with its time, without staff names. Matches are as at submission. Returns 404 if the case does not exist or belongs to another partner.',
  })
  @ApiOkResponse({ type: CaseDetailsResponse })
  readCase(@CurrentIntroducer() introducerId: string, @CaseId() id: string): Promise<CaseDetailsResponse> {
    return this.caseQueries.details(introducerId, id);
  }

  @Patch('applications/:id')
  @RateLimit({ name: 'case-notes', points: 600, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Update your notes on a case',
    description:
      'Other fields of a case cannot be changed. With the `updatedAt` you read, returns 409 with the current record in `changed` if the case has changed since.',
  })
  @ApiOkResponse({ type: CaseResponse })
  @ApiProblems(409)
  noteCase(
    @CurrentIntroducer() introducerId: string,
    @CaseId() id: string,
    @Body() { notes, updatedAt: readAt }: NoteOnCaseRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<CaseResponse> {
    return this.noteOnCase.execute(introducerId, id, { notes, readAt }, principal);
  }
}

/** Figures of a partner's dashboard; systems can count for themselves. */
@ApiTags('cases')
@Access('introducer')
@Controller(PATH)
export class CaseSummaryController {
  constructor(private readonly caseQueries: CaseQueries) {}

  @Get('summary')
  @ApiOperation({
    summary: 'Count your cases',
    description: 'Total, and number in each status.',
  })
  @ApiOkResponse({ type: CaseSummaryResponse })
  summariseCases(@CurrentIntroducer() introducerId: string): Promise<CaseSummaryResponse> {
    return this.caseQueries.summary(introducerId);
  }
}
