import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidInput, type FieldError } from '#shared/domain/errors.js';

const FALLBACK = 'This value cannot be read';

const fieldErrors = (errors: readonly ValidationError[], parent = ''): FieldError[] =>
  errors.flatMap(({ property, constraints, children }) => {
    const field = `${parent}${property}`;
    const [message] = Object.values(constraints ?? {});
    const own = constraints ? [{ field, message: message ?? FALLBACK }] : [];
    return [...own, ...fieldErrors(children ?? [], `${field}.`)];
  });

/** What a DTO does not declare is dropped; what it declares is taken as sent or refused with one sentence per field. */
export const validation = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new InvalidInput(fieldErrors(errors)),
  });
