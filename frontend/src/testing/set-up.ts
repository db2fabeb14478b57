import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// A page is fetched when it is first shown, and a busy machine takes its time to read it.
configure({ asyncUtilTimeout: 10_000 });

// What Radix asks of a browser and jsdom has no layout to answer.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
// axe measures icon fonts on a canvas; jsdom has none, and says so at length.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
Object.assign(window, {
  // What breaks is reported; a test that says nothing of a server has none.
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

// Styles that stay behind make every later look at an element slower.
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});
