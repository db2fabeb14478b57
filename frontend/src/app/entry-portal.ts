import '@/app/theme/fonts.css';
import { prefetch } from '@/api/prefetch';
import { initialRequests } from '@/app/portal/initial-requests';
import { hydrateAfterLoad } from '@/app/hydrate-after-load';
import { reportUnhandledErrors } from '@/shared/lib/report-client-error';

reportUnhandledErrors();

// What the screen shows is on its way while the code is, as soon as it is known that somebody may see them.
const { account, shown } = initialRequests(window.location);
prefetch(account);
for (const address of shown) prefetch(address, account);

void hydrateAfterLoad(async () => (await import('@/app/portal/start-portal')).startPortal());
