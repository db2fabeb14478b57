import { render, screen, waitFor } from '@testing-library/react';
import { useRows } from '@/shared/portal/use-rows';

function List({ items }: { items: readonly { id: string }[] }) {
  const { shown, keys, complete } = useRows(items);
  return (
    <ul aria-busy={!complete}>
      {shown.map(({ id }, index) => (
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

const busy = () => screen.getByRole('list').getAttribute('aria-busy');
const settled = () => waitFor(() => expect(busy()).toBe('false'));

/** Of each row that shows in the end, where it stood before; null for one that was made. */
async function rowsAfter(before: string, after: string): Promise<(number | null)[]> {
  const { rerender } = render(list(before));
  await settled();
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
])('%s', async (_what, before, after, expected) => {
  expect(await rowsAfter(before, after)).toEqual(expected);
});

it('knows no two rows by the same key, however often the list changes', async () => {
  const { rerender } = render(list('abcd'));
  for (const ids of ['xa', 'axbc', 'cab', 'abcdxy', '', 'ya']) {
    rerender(list(ids));
    await settled();
    expect(texts()).toBe(ids);
  }
});

describe('a long list', () => {
  const page = (of: string, length: number) =>
    Array.from({ length }, (_, index) => ({ id: `${of}${index}` }));
  const all = (of: string, length: number) =>
    page(of, length)
      .map(({ id }) => id)
      .join('');

  it('shows the first two with what surrounds them, and the rest after it', async () => {
    render(<List items={page('a', 50)} />);

    expect(texts()).toBe(all('a', 2));
    expect(busy()).toBe('true');
    await settled();
    expect(texts()).toBe(all('a', 50));
  });

  it('fills in the rows of another from the top, and meanwhile leaves those below as they are', async () => {
    const { rerender } = render(<List items={page('a', 50)} />);
    await settled();
    const were = rows();

    rerender(<List items={page('b', 50)} />);

    expect(texts()).toBe(all('b', 4) + all('a', 50).slice(all('a', 4).length));
    expect(busy()).toBe('true');
    await settled();
    expect(texts()).toBe(all('b', 50));
    expect(rows().every((row, place) => row === were[place])).toBe(true);
  });

  it('goes on from what stands there where one follows another at once', async () => {
    const { rerender } = render(<List items={page('a', 50)} />);
    await settled();

    rerender(<List items={page('b', 50)} />);
    rerender(<List items={page('c', 30)} />);

    expect(texts()).toBe(all('c', 4) + all('a', 30).slice(all('a', 4).length));
    await settled();
    expect(texts()).toBe(all('c', 30));
    rerender(<List items={page('d', 50)} />);
    await settled();
    expect(texts()).toBe(all('d', 50));
  });
});
