import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const PDF = 'application/pdf';

/** In the API's description: what a call answers is a PDF. */
export const ApiPdf = (): MethodDecorator =>
  applyDecorators(ApiProduces(PDF), ApiOkResponse({ schema: { type: 'string', format: 'binary' } }));

/** To be saved under a name, which is said without its ending. */
export const pdfFile = (name: string, bytes: Uint8Array): StreamableFile =>
  new StreamableFile(bytes, { type: PDF, disposition: `attachment; filename="${name}.pdf"` });
