import { mkdir, rm } from 'node:fs/promises';
import {
  HttpException,
  HttpStatus,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import {
  FileInterceptor,
  type MulterModuleOptions,
  type MulterOptionsFactory,
} from '@nestjs/platform-express';
import type { Request } from 'express';
import { diskStorage } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { EXCEL, SPREADSHEET, type FileFormats } from '#platform/application/spreadsheet/file-formats.js';
import { DomainError, InvalidInput, refusal } from '#kernel/errors.js';
import { allowBodyTime } from '#platform/infrastructure/http/body/body-time.js';
import { newUploadFolder, removeLeftUploads } from './upload-folders.js';
import { WorkbookRefused, type WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';

const LARGEST = 10 * 1024 * 1024;
const ENVELOPE = 64 * 1024;
/** Enough for the largest file over a slow line of 0.3 Mbit/s. */
const UPLOAD_MS = 300_000;

export class WorkbookTooLarge extends refusal(
  'too-large',
  'workbook-too-large',
  'This file is larger than 10 MB. Please split it and import the parts.',
) {}

export class NoRoomForUpload extends refusal(
  'unavailable',
  'no-room-for-upload',
  'We cannot take this file at the moment. Please try again later.',
) {}

/**
 * Configures Nest's FileInterceptor for workbooks: one file, written to disk, so that uploads do not fill the memory.
 */
@Injectable()
export class WorkbookUploadSettings
  implements MulterOptionsFactory, OnApplicationBootstrap, OnApplicationShutdown
{
  protected readonly formats: FileFormats = EXCEL;
  private readonly folder = newUploadFolder();

  createMulterOptions(): MulterModuleOptions {
    return {
      storage: diskStorage({
        // Created for each upload: a cleaner of temporary files may have deleted it.
        destination: (_request, _file, done) => {
          mkdir(this.folder, { recursive: true, mode: 0o700 }).then(
            () => done(null, this.folder),
            (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), ''),
          );
        },
      }),
      limits: { fileSize: LARGEST, files: 1, fields: 2, parts: 3, fieldSize: 1_000, fieldNameSize: 100 },
      fileFilter: (_request: Request, { originalname }: Express.Multer.File, accept) => {
        const { endings, description } = this.formats;
        if (endings.test(originalname)) accept(null, true);
        else accept(new WorkbookRefused(`Please upload ${description}`), false);
      },
    };
  }

  /** Files of a crashed process would otherwise stay until the system cleans its temporary folder. */
  async onApplicationBootstrap(): Promise<void> {
    // Not worth failing the start: uploads still work.
    await removeLeftUploads().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Like `WorkbookUploadSettings`, but also accepts spreadsheets of other programs. */
@Injectable()
export class SpreadsheetUploadSettings extends WorkbookUploadSettings {
  protected override readonly formats = SPREADSHEET;
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Upload errors are written for developers; each is mapped to one that the sender can act on. */
const refusalOf = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (isDiskFull(error)) return new NoRoomForUpload();
  const status = error instanceof HttpException ? error.getStatus() : null;
  if (status === HttpStatus.PAYLOAD_TOO_LARGE) return new WorkbookTooLarge();
  return status === HttpStatus.BAD_REQUEST
    ? new InvalidInput([], 'Send one file in the field “file”, and nothing else')
    : new InvalidInput([], 'The upload was interrupted. Please try again.');
};

/** Receives the one file of a multipart request after authentication, and deletes it once it is read. */
@Injectable()
export class WorkbookUpload extends FileInterceptor('file') {
  override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (Number(request.headers['content-length'] ?? 0) > LARGEST + ENVELOPE) throw new WorkbookTooLarge();
    allowBodyTime(request, UPLOAD_MS);
    const answers = await Promise.resolve(super.intercept(context, next)).catch((error: unknown) => {
      throw refusalOf(error);
    });
    return answers.pipe(finalize(() => void (request.file && rm(request.file.path, { force: true }))));
  }
}

/** The uploaded file, as the reader needs it. */
export const uploadedWorkbook = (
  file: Express.Multer.File | undefined,
  { description }: FileFormats = EXCEL,
): WorkbookFile => {
  if (!file) throw new WorkbookRefused(`Please choose ${description}`);
  return { name: file.originalname, path: file.path };
};
