import '@/app/theme/fonts.css';
import { callEarly } from '@/api/early-calls';
import { firstReads } from '@/app/portal/first-reads';
import { takeOver } from '@/app/take-over';

// The figures are on their way while the code is, as soon as it is known that somebody may see them.
const { who, figures } = firstReads(window.location);
callEarly(who);
for (const address of figures) callEarly(address, who);

void takeOver(async () => (await import('@/app/portal/start-portal')).startPortal());
