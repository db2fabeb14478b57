import { Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationNotFound } from '#modules/applications/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CommissionDisclosureViews } from '../../application/disclosures/commission-disclosure-views.js';
import { CommissionDisclosureRepository } from '../../application/disclosures/commission-disclosure.repository.js';
import { FreezeDisclosure } from '../../application/disclosures/freeze-disclosure.js';
import { SendDisclosure } from '../../application/disclosures/send-disclosure.js';
import { WriteDisclosure } from '../../application/disclosures/write-disclosure.js';
import { ReferredCases } from '../../application/referred-cases.js';
import { DisclosureNotFound } from '../../domain/errors.js';
import {
  CommissionDisclosureResponse,
  DisclosurePreviewResponse,
  ListDisclosuresQuery,
} from './disclosures.dto.js';
import { ApiPdf, pdfFile } from '#platform/infrastructure/letters/pdf.js';

const CaseId = () => RecordId(ApplicationNotFound);

@ApiTags('commissions')
@Access('admin')
@Controller('admin/applications/:id/commission-disclosures')
export class DisclosuresController {
  constructor(
    private readonly commissionDisclosureViews: CommissionDisclosureViews,
    private readonly referredCases: ReferredCases,
    private readonly freezeDisclosureUseCase: FreezeDisclosure,
    private readonly writeDisclosure: WriteDisclosure,
    private readonly sendDisclosureUseCase: SendDisclosure,
    private readonly commissionDisclosureRepository: CommissionDisclosureRepository,
  ) {}

  @Get()
  @ApiList('List an application’s commission disclosures, newest first', CommissionDisclosureResponse)
  async listDisclosures(
    @CaseId() applicationId: string,
    @Query() query: ListDisclosuresQuery,
  ): Promise<ListAnswer<CommissionDisclosureResponse>> {
    await this.referredCases.find(applicationId);
    return { request: query, page: await this.commissionDisclosureViews.page(applicationId, query) };
  }

  @Post()
  @ApiOperation({
    summary: 'Create a commission disclosure',
    description:
      'Freezes the current wording as a numbered version with a SHA-256 hash and a PDF: who pays, how much or how it is calculated, the partner’s share, and the client’s right to ask. It replaces the previous version on the status page, where the client reads and acknowledges it.',
  })
  @ApiCreatedResponse({ type: CommissionDisclosureResponse })
  @ApiProblems(409)
  freezeDisclosure(
    @CaseId() applicationId: string,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<CommissionDisclosureResponse> {
    return this.freezeDisclosureUseCase.execute(applicationId, key, actor);
  }

  @Get('preview')
  @ApiOperation({
    summary: 'Preview a commission disclosure',
    description: 'Returns the text that a disclosure created now would have. Nothing is stored.',
  })
  @ApiOkResponse({ type: DisclosurePreviewResponse })
  async previewDisclosure(@CaseId() applicationId: string): Promise<DisclosurePreviewResponse> {
    const found = await this.referredCases.find(applicationId);
    return { text: await this.writeDisclosure.preview(found) };
  }

  @Post(':disclosureId/sending')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a disclosure that a completion created',
    description:
      'Emails the client the link to the status page, and completes the task. Returns 409 if it was already sent or replaced, or if the client cannot be emailed.',
  })
  @ApiOkResponse({ type: CommissionDisclosureResponse })
  @ApiProblems(409)
  sendDisclosure(
    @CaseId() applicationId: string,
    @RecordId(DisclosureNotFound, 'disclosureId') id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<CommissionDisclosureResponse> {
    return this.sendDisclosureUseCase.execute(applicationId, id, actor);
  }

  @Get(':disclosureId/pdf')
  @ApiOperation({
    summary: 'Download a commission disclosure',
    description: 'Returns a PDF. The file never changes.',
  })
  @ApiPdf()
  async downloadDisclosure(
    @CaseId() applicationId: string,
    @RecordId(DisclosureNotFound, 'disclosureId') id: string,
  ): Promise<StreamableFile> {
    const { version, bytes } = await this.commissionDisclosureRepository.documentOf(applicationId, id);
    return pdfFile(`commission-disclosure-${version}`, bytes);
  }
}
