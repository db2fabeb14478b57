import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApplicationNotFound } from '../../domain/errors.js';

/** The application's `id` in a path. */
export const ApplicationId = () => RecordId(ApplicationNotFound);
