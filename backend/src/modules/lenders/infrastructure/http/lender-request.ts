import type { AdminView } from '#modules/auth/public.js';
import type { Actor } from '#shared/application/activity-log.js';
import { RecordId } from '#shared/infrastructure/http/record-id.js';
import { LenderNotFound } from '../../domain/errors.js';

export const LenderId = (): ParameterDecorator => RecordId(() => new LenderNotFound());

export const actorOf = ({ id }: AdminView): Actor => ({ type: 'admin', id });
