import { TestEnvironment } from 'jest-environment-node';

const LONGEST = 160;

/** Cuts the names of generated cases: one whose value has 5,000 characters would print them all. */
export default class ShortNamesEnvironment extends TestEnvironment {
  handleTestEvent({ name }, { currentDescribeBlock }) {
    if (name !== 'add_test') return;
    const added = currentDescribeBlock.children.at(-1);
    if (added.name.length > LONGEST) added.name = `${added.name.slice(0, LONGEST)}…`;
  }
}
