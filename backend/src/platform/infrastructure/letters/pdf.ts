import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const PDF = 'application/pdf';

/** Documents a PDF response. */
export const ApiPdf = (): MethodDecorator =>
  applyDecorators(ApiProduces(PDF), ApiOkResponse({ schema: { type: 'string', format: 'binary' } }));

/** A download; the name is given without an extension. */
export const pdfFile = (name: string, bytes: Uint8Array): StreamableFile =>
  new StreamableFile(bytes, { type: PDF, disposition: `attachment; filename="${name}.pdf"` });
