import { Param, ParseUUIDPipe } from '@nestjs/common';
import type { AdminView } from '#modules/auth/public.js';
import type { Actor } from '#shared/application/activity-log.js';
import { LenderNotFound } from '../../domain/errors.js';

const uuid = new ParseUUIDPipe({ exceptionFactory: () => new LenderNotFound() });

/** The lender a path names; what is no id names none. */
export const LenderId = (): ParameterDecorator => Param('id', uuid);

export const actorOf = ({ id }: AdminView): Actor => ({ type: 'admin', id });
