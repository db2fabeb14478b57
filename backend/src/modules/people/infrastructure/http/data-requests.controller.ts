import { Body, Controller, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { ChangeDataRequest } from '../../application/requests/change-data-request.js';
import { DataRequestViews } from '../../application/requests/data-request-views.js';
import { DataRequestRepository } from '../../application/requests/data-request.repository.js';
import { ErasePerson } from '../../application/erasure/erase-person.js';
import { ExportPerson } from '../../application/records/export-person.js';
import { PreviewErasure } from '../../application/erasure/preview-erasure.js';
import { RecordDataRequest } from '../../application/requests/record-data-request.js';
import { DataRequestNotFound } from '../../domain/errors.js';
import { writePersonExport } from '../documents/write-person-export.js';
import {
  ChangeDataRequestRequest,
  DataRequestResponse,
  EraseRequest,
  ErasurePreviewResponse,
  ErasureResponse,
  ExportPersonRequest,
  ExportPreviewResponse,
  ListDataRequestsQuery,
  RecordDataRequestRequest,
} from './data-requests.dto.js';

const RequestId = () => RecordId(DataRequestNotFound);

/** People's requests about their data, and their export and erasure. */
@ApiTags('people')
@Access('administrator')
@Controller('admin/data-requests')
export class DataRequestsController {
  constructor(
    private readonly views: DataRequestViews,
    private readonly requests: DataRequestRepository,
    private readonly recordDataRequestUseCase: RecordDataRequest,
    private readonly changeDataRequestUseCase: ChangeDataRequest,
    private readonly exportPersonUseCase: ExportPerson,
    private readonly previewErasureUseCase: PreviewErasure,
    private readonly erasePersonUseCase: ErasePerson,
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

  @Get(':id/export')
  @ApiOperation({
    summary: 'Preview the export of the chosen records',
    description:
      'Lists what the file holds, and the parts that are left out unless included: internal notes, and data about other people.',
  })
  @ApiOkResponse({ type: ExportPreviewResponse })
  @ApiProblems(409)
  previewPersonExport(@RequestId() id: string): Promise<ExportPreviewResponse> {
    return this.exportPersonUseCase.preview(id);
  }

  @Post(':id/export')
  @HttpCode(200)
  @Costs('export')
  @ApiOperation({
    summary: 'Export the chosen records as a ZIP file',
    description: 'Contains `person.json`, `person.html` to read, and documents.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(409)
  async exportPerson(
    @RequestId() id: string,
    @Body() { include }: ExportPersonRequest,
    @CurrentPrincipal() actor: AccountHolder,
    @Res() response: Response,
  ): Promise<void> {
    const exported = await this.exportPersonUseCase.execute(id, include ?? [], actor);
    const name = `personal-data-${exported.request.reference}.zip`;
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    response.end(writePersonExport(exported));
  }

  @Get(':id/erasure')
  @ApiOperation({
    summary: 'Preview the erasure of the chosen records',
    description: 'Lists what is deleted, what is made anonymous, what stays until when, and why.',
  })
  @ApiOkResponse({ type: ErasurePreviewResponse })
  @ApiProblems(409)
  async previewErasure(@RequestId() id: string): Promise<ErasurePreviewResponse> {
    return this.previewErasureUseCase.execute(await this.requests.get(id));
  }

  @Post(':id/erasure')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Erase the chosen records as previewed',
    description:
      'Atomic; cannot be undone. Returns 409 if something has changed since the preview. The activity log records the erasure without the person.',
  })
  @ApiOkResponse({ type: ErasureResponse })
  @ApiProblems(409)
  erasePerson(
    @RequestId() id: string,
    @Body() { version }: EraseRequest,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<ErasureResponse> {
    return this.erasePersonUseCase.execute(id, version, actor);
  }
}
