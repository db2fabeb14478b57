import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { LenderNotFound } from '../../domain/errors.js';

/** The `id` of a path, which names a lender. */
export const LenderId = (): ParameterDecorator => RecordId(LenderNotFound);
