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

/** A partner's cases, for the partner and for its programs. Another partner's are answered as if there were none. */
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
      'Matched and kept like an application of the client’s own. It starts as pending and is yours. Idempotent: repeating the request with the same `Idempotency-Key`, or within ten minutes without one, returns the first response. Limited for the partner and its API accounts together.',
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
      '`timeline` has each step with its time, and names nobody of the broker’s staff. The matches are those of the moment it was submitted. Another partner’s case is 404, like one that does not exist.',
  })
  @ApiOkResponse({ type: CaseDetailsResponse })
  readCase(@CurrentIntroducer() introducerId: string, @CaseId() id: string): Promise<CaseDetailsResponse> {
    return this.caseQueries.details(introducerId, id);
  }

  @Patch('applications/:id')
  @RateLimit({ name: 'case-notes', points: 600, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Update your note on a case',
    description:
      'Nothing else of a case is yours to change. With the `updatedAt` that was read, a case that has moved on is 409, and `changed` shows it.',
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

/** What a partner's dashboard counts; programs can count for themselves. */
@ApiTags('cases')
@Access('introducer')
@Controller(PATH)
export class CaseSummaryController {
  constructor(private readonly caseQueries: CaseQueries) {}

  @Get('summary')
  @ApiOperation({
    summary: 'Count your cases',
    description: 'All of them, and how many stand in each status.',
  })
  @ApiOkResponse({ type: CaseSummaryResponse })
  summariseCases(@CurrentIntroducer() introducerId: string): Promise<CaseSummaryResponse> {
    return this.caseQueries.summary(introducerId);
  }
}
