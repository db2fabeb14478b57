import '@/app/theme/fonts.css';
import { prefetch } from '@/api/prefetch';
import { initialRequests } from '@/app/portal/initial-requests';
import { fetchScreen } from '@/app/portal/portal-screens';
import { hydrateAfterLoad } from '@/app/hydrate-after-load';
import { reportUnhandledErrors } from '@/shared/lib/report-client-error';

reportUnhandledErrors();

// What the screen shows is on its way while the code is, as soon as it is known that somebody may see them.
const { account, shown } = initialRequests(window.location);
prefetch(account);
for (const address of shown) prefetch(address, account);

void hydrateAfterLoad(async () => {
  // With the client instead of after it.
  fetchScreen(document.getElementById('root')?.dataset['page'] ?? '');
  await (await import('@/app/portal/start-portal')).startPortal();
});
