export { Public } from '#shared/infrastructure/http/public.js';
export { AuthModule } from './auth.module.js';
export type { AdminView } from './application/admin-view.js';
export { CreateAdmin } from './application/create-admin.js';
export { CreateFirstAdmin } from './application/create-first-admin.js';
export { actorOf } from './infrastructure/http/actor-of.js';
export { AdminOnly, CurrentAdmin } from './infrastructure/http/access.js';
