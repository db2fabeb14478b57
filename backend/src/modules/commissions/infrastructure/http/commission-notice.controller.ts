import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationNotFound } from '#modules/applications/public.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer } from '#platform/infrastructure/http/current-principal.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ShowCommissionNotice } from '../../application/ledger/show-commission-notice.js';
import { ApiPdf, pdfFile } from '#platform/infrastructure/letters/pdf.js';

@ApiTags('commissions')
@Access('introducer', 'api-account')
@Controller('introducers/me/applications/:id/commission-notice')
export class CommissionNoticeController {
  constructor(private readonly showCommissionNotice: ShowCommissionNotice) {}

  @Get()
  @Costs('export')
  @ApiOperation({
    summary: 'Download a commission notice for your client',
    description: 'A PDF to give to your client, with your current commission on the case and its basis.',
  })
  @ApiPdf()
  async downloadCommissionNotice(
    @RecordId(ApplicationNotFound) id: string,
    @CurrentIntroducer() introducerId: string,
  ): Promise<StreamableFile> {
    return pdfFile('commission-notice', await this.showCommissionNotice.execute(introducerId, id));
  }
}
