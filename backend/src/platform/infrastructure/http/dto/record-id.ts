import { Param, ParseUUIDPipe } from '@nestjs/common';
import type { Request } from 'express';
import type { DomainError } from '#kernel/errors.js';

/** The id in a path; an invalid id gives the not-found error. */
export const RecordId = (NotFound: new () => DomainError, name = 'id'): ParameterDecorator =>
  Param(name, new ParseUUIDPipe({ exceptionFactory: () => new NotFound() }));

/** The id in a path, as the key of a rate limit; counted before the path is validated. */
export const recordIdOf = ({ params }: Request): string => String(params['id']).toLowerCase();
