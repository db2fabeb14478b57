import '@/app/theme/fonts.css';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// In parts, so that between any two of them the browser can answer. The page has asked for all of them by then.
await import('react-dom/client');
await pause();
await import('@/app/theme/portal-theme');
await pause();
await import('@/api/api');
await pause();
const { startPortal } = await import('@/app/portal/start-portal');
await pause();
startPortal();
