import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import { DomainError, InvalidInput } from '#shared/domain/errors.js';
import { WorkbookRefused } from '../../application/import/workbook-reader.js';

const LARGEST = 10 * 1024 * 1024;
const ENVELOPE = 64 * 1024;

export class WorkbookTooLarge extends DomainError {
  readonly kind = 'too-large';
  readonly code = 'workbook-too-large';

  constructor() {
    super('This file is larger than 10 MB. Please split it and import the parts.');
  }
}

const upload = multer({
  storage: memoryStorage(),
  limits: { fileSize: LARGEST, files: 1, fields: 2, parts: 3, fieldSize: 1_000, fieldNameSize: 100 },
  fileFilter: (_request, { originalname }, accept) => {
    if (/\.xlsx?$/i.test(originalname)) accept(null, true);
    else accept(new WorkbookRefused('Please upload an Excel file (.xlsx or .xls)'));
  },
}).any();

/** Multer and its parser throw errors for developers; each has a cause that the sender can mend. */
const refusalOf = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return new WorkbookTooLarge();
  if (error instanceof MulterError) return new InvalidInput([], 'Send one file and nothing else');
  return new InvalidInput([], 'The upload broke off or could not be read. Please try again.');
};

/** Reads the one file of a multipart request into memory, after the guards have said who is asking. */
@Injectable()
export class WorkbookUpload implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<ReturnType<CallHandler['handle']>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (Number(request.headers['content-length'] ?? 0) > LARGEST + ENVELOPE) throw new WorkbookTooLarge();
    await new Promise<void>((resolve, reject) => {
      upload(request, http.getResponse<Response>(), (error: unknown) => {
        if (error) reject(refusalOf(error));
        else resolve();
      });
    });
    return next.handle();
  }
}
