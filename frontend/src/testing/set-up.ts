import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// A page's code is loaded on first use, which takes time on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// Browser features that Radix needs and jsdom lacks.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
// axe measures icon fonts on a canvas, which jsdom lacks and warns about.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
Object.assign(window, {
  // Errors are reported to the server; a test without one has none.
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  scrollTo: () => undefined,
  ResizeObserver: class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  },
});

// Left-over styles slow down every later query.
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});
