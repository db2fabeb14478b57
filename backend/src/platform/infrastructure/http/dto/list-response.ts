import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { MAX_LIST_LENGTH, COUNT_LIMIT, type ListRequest, type Page } from '#platform/application/list.js';

/** The return value of a handler with `ApiList`. */
export interface ListAnswer<Item> {
  readonly request: ListRequest<string>;
  readonly page: Page<Item>;
}

const nextLink = (path: string, request: ListRequest<string>, next: string): string => {
  const query = new URLSearchParams();
  const parameters: Readonly<Record<string, string | number | undefined>> = {
    ...request,
    limit: request.limit ?? MAX_LIST_LENGTH,
    cursor: next,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, String(value));
  return `<${path}?${query.toString()}>; rel="next"`;
};

class SendsList implements NestInterceptor<ListAnswer<unknown>, readonly unknown[]> {
  intercept(
    context: ExecutionContext,
    handler: CallHandler<ListAnswer<unknown>>,
  ): Observable<readonly unknown[]> {
    const http = context.switchToHttp();
    const { path } = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return handler.handle().pipe(
      map(({ request, page }) => {
        response.setHeader('X-Total-Count', page.total);
        if (page.totalIsLeast) response.setHeader('X-Total-Count-Is', 'least');
        if (page.next !== null) response.setHeader('Link', nextLink(path, request, page.next));
        return page.items;
      }),
    );
  }
}

/** An endpoint that returns a list: an array of `item`, with X-Total-Count and a Link to the next page. */
export const ApiList = (summary: string, item: Type): MethodDecorator =>
  applyDecorators(
    ApiOperation({
      summary,
      description: `Without a limit, returns the newest ${MAX_LIST_LENGTH.toLocaleString('en-GB')}. \`X-Total-Count\` has the total number, \`Link\` the next page.`,
    }),
    ApiOkResponse({
      type: [item],
      headers: {
        'X-Total-Count': {
          description: 'Total number of records',
          schema: { type: 'integer', example: 138 },
        },
        'X-Total-Count-Is': {
          description: `\`least\` if counting stopped at ${COUNT_LIMIT.toLocaleString('en-GB')}: the total may be higher`,
          schema: { type: 'string', enum: ['least'] },
        },
        Link: { description: 'URL of the next page, if any', schema: { type: 'string' } },
      },
    }),
    UseInterceptors(SendsList),
  );
