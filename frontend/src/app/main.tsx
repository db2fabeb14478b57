import '@/app/theme/fonts.css';

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Brings the client in parts, so that between any two of them the browser can answer the reader. */
const start = async (): Promise<void> => {
  await import('react-dom/client');
  await breath();
  await import('@/app/theme/theme');
  await breath();
  await import('@/app/start');
};

// A page that came rendered is painted first, with its type, and taken over when nothing else is being fetched.
const rendered = document.querySelector('#root')?.hasChildNodes();
if (rendered && document.readyState !== 'complete') {
  window.addEventListener('load', () => requestAnimationFrame(() => void breath().then(start)), {
    once: true,
  });
} else {
  void start();
}
