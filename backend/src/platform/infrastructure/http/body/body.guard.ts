import { applyDecorators, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { withTimeStopped } from '../../database/connection/time-budget.js';
import { hasBody } from './body-time.js';
import { principalOf } from '../current-principal.js';
import { JSON_TYPE, receiveJson } from './json-body.js';
import { refuseUnknownFields } from './unknown-fields.js';
import { UnsupportedContent } from './unsupported-content.js';

const CONSUMES = 'consumes';

/** The content type that a handler accepts, if not JSON; for the guard and the API description. */
export const Consumes = (type: string): MethodDecorator =>
  applyDecorators(SetMetadata(CONSUMES, type), ApiConsumes(type));

const sentenceFor = (accepted: string): string =>
  accepted === JSON_TYPE
    ? `Send JSON with the content type ${JSON_TYPE}`
    : `Send the request with the content type ${accepted}`;

/**
 * Reads the body after the guards have authenticated the caller, so that strangers get 401 whatever they send, and
 * their body is not read. Rejects a type that the handler does not accept (JSON by default). Files are left to the
 * interceptor of their handler.
 */
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = {};
    if (hasBody(request)) {
      const accepted = this.reflector.get<string | undefined>(CONSUMES, context.getHandler()) ?? JSON_TYPE;
      if (!request.is(accepted)) throw new UnsupportedContent(sentenceFor(accepted));
      const response = context.switchToHttp().getResponse<Response>();
      request.body = await withTimeStopped(() => receiveJson(request, response));
    }
    // Developers want to know about unknown fields; our own pages would only break.
    if (principalOf(request)?.type === 'api-account') refuseUnknownFields(request);
    return true;
  }
}
