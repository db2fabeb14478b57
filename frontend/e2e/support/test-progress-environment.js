import { TestEnvironment } from 'jest-environment-node';

/** Tells a test file how the test that runs is going: to an `afterEach`, Jest does not say whether its test failed. */
export default class TestProgressEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.testProgress = { attempt: 0, failed: false };
  }

  handleTestEvent({ name, test }) {
    const { testProgress } = this.global;
    if (name === 'test_start') Object.assign(testProgress, { attempt: test.invocations, failed: false });
    if (name === 'test_fn_failure' || name === 'hook_failure') testProgress.failed = true;
  }
}
