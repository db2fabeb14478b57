import '@/app/theme/fonts.css';
import { hydrateAfterLoad } from '@/app/hydrate-after-load';
import { reportUnhandledErrors } from '@/shared/lib/report-client-error';

reportUnhandledErrors();
void hydrateAfterLoad(async () => (await import('@/app/start')).start());
