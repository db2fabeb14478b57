import '@/app/theme/fonts.css';
import { callEarly } from '@/api/early-calls';
import { firstReads } from '@/app/portal/first-reads';
import { pause, takeOver } from '@/app/take-over';

// The figures are on their way while the code is, as soon as it is known that somebody may see them.
const { who, figures } = firstReads(window.location);
callEarly(who);
for (const address of figures) callEarly(address, who);

// In parts, so that between any two of them the browser can answer.
takeOver(async () => {
  await import('react-dom/client');
  await pause();
  await import('@/app/theme/style-cache');
  await pause();
  await import('@/app/theme/create-theme');
  await pause();
  await import('@/app/theme/portal-theme');
  await pause();
  // With it comes what most screens share, which would otherwise run in one task with the API's code.
  await import('@/shared/lib/failure');
  await pause();
  await import('@/api/api');
  await pause();
  const { startPortal } = await import('@/app/portal/start-portal');
  await pause();
  await startPortal();
});
