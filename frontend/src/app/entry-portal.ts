import '@/app/theme/fonts.css';
import { pause, takeOver } from '@/app/take-over';

// In parts, so that between any two of them the browser can answer.
takeOver(async () => {
  await import('react-dom/client');
  await pause();
  await import('@/app/theme/portal-theme');
  await pause();
  await import('@/api/api');
  await pause();
  const { startPortal } = await import('@/app/portal/start-portal');
  await pause();
  await startPortal();
});
