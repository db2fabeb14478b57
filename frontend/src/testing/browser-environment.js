import { TestEnvironment } from 'jest-environment-jsdom';

const prepared = new WeakSet();

/**
 * A select's styles use `:has`, which jsdom evaluates again for every element that a test looks at. They only set
 * sizes, which jsdom does not lay out, so they are removed.
 */
const leaveHasAway = ({ prototype }) => {
  // Test files in one process share the prototype.
  if (prepared.has(prototype)) return;
  prepared.add(prototype);
  const { insertRule } = prototype;
  prototype.insertRule = function (rule, index) {
    return rule.includes(':has(') ? index : insertRule.call(this, rule, index);
  };
};

/** jsdom with the parts of a browser that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    leaveHasAway(this.global.CSSStyleSheet);
    Object.assign(this.global, {
      Headers,
      Request,
      Response,
      // `fetch` only accepts its own kind of signal.
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      BroadcastChannel,
    });
  }
}
