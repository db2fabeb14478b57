import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of a browser that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      Headers,
      Request,
      Response,
      // A request takes no signal but of its own kind.
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      BroadcastChannel,
    });
  }
}
