import '@/app/theme/fonts.css';
import { prefetch } from '@/api/prefetch';
import { initialRequests } from '@/app/portal/initial-requests';
import { hydrateAfterLoad } from '@/app/hydrate-after-load';
import { reportUnhandledErrors } from '@/shared/lib/report-client-error';

reportUnhandledErrors();

// The figures are on their way while the code is, as soon as it is known that somebody may see them.
const { account, figures } = initialRequests(window.location);
prefetch(account);
for (const address of figures) prefetch(address, account);

void hydrateAfterLoad(async () => (await import('@/app/portal/start-portal')).startPortal());
