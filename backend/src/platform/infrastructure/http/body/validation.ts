import {
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { InvalidInput, type FieldError } from '#kernel/errors.js';
import { isJudged } from './unknown-fields.js';

const FALLBACK = 'This value is not valid';
/** class-validator's name for an undeclared field. */
const UNDECLARED = 'whitelistValidation';

const messageOf = (property: string, constraints: Readonly<Record<string, string>>): string =>
  UNDECLARED in constraints
    ? `Unknown field '${property}'. See the API reference for this endpoint`
    : (Object.values(constraints)[0] ?? FALLBACK);

export const fieldErrors = (errors: readonly ValidationError[], parent = ''): FieldError[] =>
  errors.flatMap(({ property, constraints, children }) => {
    const field = `${parent}${property}`;
    const own = constraints ? [{ field, message: messageOf(property, constraints) }] : [];
    return [...own, ...fieldErrors(children ?? [], `${field}.`)];
  });

const OPTIONS: ValidationPipeOptions = {
  transform: true,
  whitelist: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) => new InvalidInput(fieldErrors(errors)),
};

class Validation extends ValidationPipe {
  private readonly strict = new ValidationPipe({ ...OPTIONS, forbidNonWhitelisted: true });

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return isJudged(value) ? this.strict.transform(value, metadata) : super.transform(value, metadata);
  }
}

/**
 * Undeclared fields are ignored, or rejected by name after refuseUnknownFields; declared ones are accepted as sent or
 * rejected with one message per field.
 */
export const validation = (): ValidationPipe => new Validation(OPTIONS);
