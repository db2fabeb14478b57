import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { UnsupportedContent } from './unsupported-content.js';

/** Where @ApiConsumes leaves the content types of a handler: what is documented is what is accepted. */
const CONSUMES = 'swagger/apiConsumes';

const JSON_TYPE = 'application/json';

const hasBody = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

const sentenceFor = (accepted: readonly string[]): string =>
  accepted.includes(JSON_TYPE)
    ? `Send JSON, with the content type ${JSON_TYPE}`
    : `Send this with the content type ${accepted.join(' or ')}`;

/** Refuses a body of a type the handler does not document; JSON where nothing is said. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!hasBody(request)) return true;
    const accepted = this.reflector.get<string[] | undefined>(CONSUMES, context.getHandler()) ?? [JSON_TYPE];
    if (!request.is(accepted)) throw new UnsupportedContent(sentenceFor(accepted));
    return true;
  }
}
