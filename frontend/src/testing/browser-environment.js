import { TestEnvironment } from 'jest-environment-jsdom';

const prepared = new WeakSet();

/**
 * A select's styles ask `:has` of the fields around it, which jsdom works out anew for every element that a test looks
 * at. They say how wide and tall a field is, and jsdom lays nothing out: they are left away.
 */
const leaveHasAway = ({ prototype }) => {
  // Test files of one process share it.
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
