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

/** How Nest's FileInterceptor takes a workbook: one file, onto the disk, so that no upload fills the memory. */
@Injectable()
export class WorkbookUploadSettings
  implements MulterOptionsFactory, OnApplicationBootstrap, OnApplicationShutdown
{
  protected readonly formats: FileFormats = EXCEL;
  private readonly folder = newUploadFolder();

  createMulterOptions(): MulterModuleOptions {
    return {
      storage: diskStorage({
        // Made anew each time: what tidies a machine's temporary files may have taken it away.
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

  /** What an earlier process left would otherwise stay until the machine tidies its temporary files. */
  async onApplicationBootstrap(): Promise<void> {
    // Not worth a start: whoever cannot remove them can still take others.
    await removeLeftUploads().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The same for what is kept in other spreadsheets than Excel's too. */
@Injectable()
export class SpreadsheetUploadSettings extends WorkbookUploadSettings {
  protected override readonly formats = SPREADSHEET;
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** What the upload throws is written for developers; each has a cause that the sender can mend. */
const refusalOf = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (isDiskFull(error)) return new NoRoomForUpload();
  const status = error instanceof HttpException ? error.getStatus() : null;
  if (status === HttpStatus.PAYLOAD_TOO_LARGE) return new WorkbookTooLarge();
  return status === HttpStatus.BAD_REQUEST
    ? new InvalidInput([], 'Send one file in the field “file”, and nothing else')
    : new InvalidInput([], 'The upload was interrupted. Please try again.');
};

/** Takes the one file of a multipart request, after the guards have said who is asking, and removes it once it is read. */
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

/** What the reading needs of the file that was taken. */
export const uploadedWorkbook = (
  file: Express.Multer.File | undefined,
  { description }: FileFormats = EXCEL,
): WorkbookFile => {
  if (!file) throw new WorkbookRefused(`Please choose ${description}`);
  return { name: file.originalname, path: file.path };
};
