import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiPdf, pdfFile } from '#platform/infrastructure/letters/pdf.js';
import { ShowRequestLetter } from '../../application/requests/show-request-letter.js';
import { DataRequestNotFound } from '../../domain/errors.js';

@ApiTags('people')
@Access('administrator')
@Controller('admin/data-requests/:id/letter')
export class RequestLetterController {
  constructor(private readonly showRequestLetter: ShowRequestLetter) {}

  @Get()
  @Costs('export')
  @ApiOperation({
    summary: 'Download the letter of a data request',
    description: 'Returns a PDF on our letterhead. Returns 404 if the request has no letter yet.',
  })
  @ApiPdf()
  async downloadRequestLetter(@RecordId(DataRequestNotFound) id: string): Promise<StreamableFile> {
    const { name, pdf } = await this.showRequestLetter.execute(id);
    return pdfFile(name, pdf);
  }
}
