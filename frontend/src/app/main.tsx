import '@/app/theme/fonts.css';
import { pause, takeOver } from '@/app/take-over';

// In parts, so that between any two of them the browser can answer the reader.
takeOver(async () => {
  await import('react-dom/client');
  await pause();
  await import('@/app/theme/style-cache');
  await pause();
  await import('@/app/theme/create-theme');
  await pause();
  await import('@/app/theme/theme');
  await pause();
  const { start } = await import('@/app/start');
  await start();
});
