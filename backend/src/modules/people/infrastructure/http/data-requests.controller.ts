import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { ChangeDataRequest } from '../../application/requests/change-data-request.js';
import { DataRequestViews } from '../../application/requests/data-request-views.js';
import { RecordDataRequest } from '../../application/requests/record-data-request.js';
import { DataRequestNotFound } from '../../domain/errors.js';
import {
  ChangeDataRequestRequest,
  DataRequestResponse,
  ListDataRequestsQuery,
  RecordDataRequestRequest,
} from './data-requests.dto.js';

const RequestId = () => RecordId(DataRequestNotFound);

/** People’s requests about their data. */
@ApiTags('people')
@Access('administrator')
@Controller('admin/data-requests')
export class DataRequestsController {
  constructor(
    private readonly views: DataRequestViews,
    private readonly recordDataRequestUseCase: RecordDataRequest,
    private readonly changeDataRequestUseCase: ChangeDataRequest,
  ) {}

  @Get()
  @ApiList('List requests about personal data, newest first', DataRequestResponse)
  async listDataRequests(@Query() query: ListDataRequestsQuery): Promise<ListAnswer<DataRequestResponse>> {
    return { request: query, page: await this.views.page(query) };
  }

  @Post()
  @ApiOperation({
    summary: 'Record a request about personal data',
    description:
      'The due date follows Article 12A of the UK GDPR: one month from the latest of request, identity and fee. Each request creates a record, unless it repeats an `Idempotency-Key`.',
  })
  @ApiCreatedResponse({ type: DataRequestResponse })
  recordDataRequest(
    @Body() body: RecordDataRequestRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<DataRequestResponse> {
    const { kind, name, email, phone, requestedBy, receivedOn, identityConfirmedOn } = body;
    const details = {
      kind,
      name,
      email,
      requestedBy,
      receivedOn,
      phone: phone ?? null,
      identityConfirmedOn: identityConfirmedOn ?? null,
    };
    return this.recordDataRequestUseCase.execute(details, key, actor);
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get a request about personal data',
    description: 'Includes its due date and chosen records.',
  })
  @ApiOkResponse({ type: DataRequestResponse })
  getDataRequest(@RequestId() id: string): Promise<DataRequestResponse> {
    return this.views.one(id);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Update a request about personal data',
    description:
      'Records identity, fee, pauses, chosen records, outcome and letter. An outcome with the date of the answer closes it.',
  })
  @ApiOkResponse({ type: DataRequestResponse })
  @ApiProblems(409)
  changeDataRequest(
    @RequestId() id: string,
    @Body() { updatedAt: readAt, pauses, records, ...to }: ChangeDataRequestRequest,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<DataRequestResponse> {
    const edit = {
      ...to,
      pauses: pauses?.map(({ askedOn, answeredOn }) => ({ askedOn, answeredOn })),
      records: records?.map(({ type, id: recordId }) => ({ type, id: recordId })),
      readAt,
    };
    return this.changeDataRequestUseCase.execute(id, edit, actor);
  }
}
