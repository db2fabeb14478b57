import { Param, ParseUUIDPipe } from '@nestjs/common';
import type { DomainError } from '#shared/domain/errors.js';

/** The record that a path names; what is no id names none. */
export const RecordId = (NotFound: new () => DomainError, name = 'id'): ParameterDecorator =>
  Param(name, new ParseUUIDPipe({ exceptionFactory: () => new NotFound() }));
