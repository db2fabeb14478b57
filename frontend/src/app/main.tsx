import '@/app/theme/fonts.css';
import { hydrateAfterLoad } from '@/app/hydrate-after-load';

void hydrateAfterLoad(async () => (await import('@/app/start')).start());
