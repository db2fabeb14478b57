import { render, screen } from '@testing-library/react';
import { useRowKeys } from '@/shared/portal/row-keys';

function List({ items }: { items: readonly { id: string }[] }) {
  const keys = useRowKeys(items);
  return (
    <ul>
      {items.map(({ id }, index) => (
        <li key={keys[index]}>{id}</li>
      ))}
    </ul>
  );
}

const list = (ids: string) => <List items={Array.from(ids, (id) => ({ id }))} />;
const rows = () => screen.queryAllByRole('listitem');
const texts = () =>
  rows()
    .map(({ textContent }) => textContent)
    .join('');

/** Of each row that shows in the end, where it stood before; null for one that was made. */
function rowsAfter(before: string, after: string): (number | null)[] {
  const { rerender } = render(list(before));
  const were = rows();
  rerender(list(after));
  expect(texts()).toBe(after);
  return rows().map((row) => (were.includes(row) ? were.indexOf(row) : null));
}

it.each([
  ['another list fills in the rows that stand there', 'abc', 'xyz', [0, 1, 2]],
  ['a longer one adds rows to them', 'ab', 'xyz', [0, 1, null]],
  ['a shorter one takes rows away', 'abc', 'x', [0]],
  ['a record that comes first leaves the others their rows', 'abc', 'xabc', [null, 0, 1, 2]],
  ['one that comes for the last that goes has a row of its own', 'abc', 'xab', [null, 0, 1]],
  ['one that goes takes its row along', 'abc', 'ac', [0, 2]],
  ['one that takes the place of another has its row', 'abc', 'axc', [0, 1, 2]],
  ['one that moves takes its row along', 'abcd', 'dabc', [3, 0, 1, 2]],
  ['the same records in another order stay where they are and are filled in', 'abc', 'cba', [0, 1, 2]],
])('%s', (_what, before, after, expected) => {
  expect(rowsAfter(before, after)).toEqual(expected);
});

it('knows no two rows by the same key, however often the list changes', () => {
  const { rerender } = render(list('abcd'));
  for (const ids of ['xa', 'axbc', 'cab', 'abcdxy', '', 'ya']) {
    rerender(list(ids));
    expect(texts()).toBe(ids);
  }
});
