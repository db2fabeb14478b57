import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressKey } from './address-key.js';

/** The network address that counts as one caller. */
export const CallerAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  addressKey(context.switchToHttp().getRequest<Request>().ip),
);
