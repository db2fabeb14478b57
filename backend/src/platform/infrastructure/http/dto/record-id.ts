import { Param, ParseUUIDPipe } from '@nestjs/common';
import type { Request } from 'express';
import type { DomainError } from '#kernel/errors.js';

/** The record that a path names; what is no id names none. */
export const RecordId = (NotFound: new () => DomainError, name = 'id'): ParameterDecorator =>
  Param(name, new ParseUUIDPipe({ exceptionFactory: () => new NotFound() }));

/** The record that a path names, for limits that go by it; counted before the path is checked, and in either case. */
export const recordIdOf = ({ params }: Request): string => String(params['id']).toLowerCase();
