import type { Actor } from '#shared/application/activity-log.js';
import type { AdminView } from '../../application/admin-view.js';

/** An admin, as the activity log names whoever did something. */
export const actorOf = ({ id }: AdminView): Actor => ({ type: 'admin', id });
