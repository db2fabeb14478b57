import { RecordId } from '#shared/infrastructure/http/record-id.js';
import { LenderNotFound } from '../../domain/errors.js';

export const LenderId = (): ParameterDecorator => RecordId(() => new LenderNotFound());
