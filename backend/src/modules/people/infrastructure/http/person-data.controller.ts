import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { DataRequestRepository } from '../../application/requests/data-request.repository.js';
import { ErasePerson } from '../../application/erasure/erase-person.js';
import { ExportPerson } from '../../application/records/export-person.js';
import { PreviewErasure } from '../../application/erasure/preview-erasure.js';
import { DataRequestNotFound } from '../../domain/errors.js';
import { writePersonExport } from '../documents/write-person-export.js';
import {
  EraseRequest,
  ErasurePreviewResponse,
  ErasureResponse,
  ExportPersonRequest,
  ExportPreviewResponse,
} from './person-data.dto.js';

const RequestId = () => RecordId(DataRequestNotFound);

/** The export and erasure of the records that a request is about. */
@ApiTags('people')
@Access('administrator')
@Controller('admin/data-requests')
export class PersonDataController {
  constructor(
    private readonly requests: DataRequestRepository,
    private readonly exportPersonUseCase: ExportPerson,
    private readonly previewErasureUseCase: PreviewErasure,
    private readonly erasePersonUseCase: ErasePerson,
  ) {}

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
