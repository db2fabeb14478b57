import { createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';
import { WorkbookRefused, type WorkbookFile } from '../../application/import/workbook-reader.js';

/** The file that `WorkbookUpload` has read, whatever its field is called. */
export const UploadedWorkbook = createParamDecorator((_data: unknown, context): WorkbookFile => {
  const { files } = context.switchToHttp().getRequest<Request>();
  const [file] = Array.isArray(files) ? files : [];
  if (!file) throw new WorkbookRefused('Please choose an Excel file (.xlsx or .xls)');
  return { name: file.originalname, content: file.buffer };
});
