import { TestEnvironment } from 'jest-environment-node';

const LONGEST = 160;

/** Shortens the names of generated cases, such as one with 5,000 characters. */
export default class ShortNamesEnvironment extends TestEnvironment {
  handleTestEvent({ name }, { currentDescribeBlock }) {
    if (name !== 'add_test') return;
    const added = currentDescribeBlock.children.at(-1);
    if (added.name.length > LONGEST) added.name = `${added.name.slice(0, LONGEST)}…`;
  }
}
