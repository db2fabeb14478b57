import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApplicationNotFound } from '../../domain/errors.js';

/** The `id` of a path, which names an application. */
export const ApplicationId = () => RecordId(ApplicationNotFound);
