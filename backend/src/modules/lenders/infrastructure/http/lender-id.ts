import { RecordId } from '#shared/infrastructure/http/dto/record-id.js';
import { LenderNotFound } from '../../domain/errors.js';

export const LenderId = (): ParameterDecorator => RecordId(LenderNotFound);
