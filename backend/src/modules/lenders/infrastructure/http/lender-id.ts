import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { LenderNotFound } from '../../domain/errors.js';

/** The lender's `id` in a path. */
export const LenderId = (): ParameterDecorator => RecordId(LenderNotFound);
