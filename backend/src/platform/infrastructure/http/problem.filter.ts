import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '#kernel/errors.js';
import { problemOf } from './problem-of.js';
import { sendQuotas } from './limits/quota-headers.js';
import { requestIdOf } from './request-id.js';

/** Turns any thrown value into application/problem+json. Logs defects, not expected errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { problem, retryAfterSeconds, bug } = problemOf(error, requestIdOf(request));
    if (bug) this.logger.error({ err: error, requestId: problem.requestId }, 'Request failed');
    // The response has been sent already, for example when refreshing a session fails.
    if (response.headersSent) return;
    if (retryAfterSeconds !== null)
      response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfterSeconds)));
    if (error instanceof DomainError && error.quotas) sendQuotas(response, error.quotas);
    response
      .status(problem.status)
      .setHeader('Content-Type', 'application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem));
  }
}
