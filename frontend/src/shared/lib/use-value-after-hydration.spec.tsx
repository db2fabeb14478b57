import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';

const rendered: string[] = [];

function Shown({ value }: { value: string }) {
  const shown = useValueAfterHydration(value, 'of the build');
  rendered.push(shown);
  return <p>{shown}</p>;
}

const hydrated = (value: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = '<p>of the build</p>';
  rendered.length = 0;
  act(() => void hydrateRoot(root, <Shown value={value} />));
  return root;
};

describe('useValueAfterHydration', () => {
  it('is what the build rendered until the page is hydrated', () => {
    const root = hydrated('of the browser');

    expect(rendered).toEqual(['of the build', 'of the browser']);
    expect(root).toHaveTextContent('of the browser');
  });

  it('renders nothing again where the build rendered the same', () => {
    hydrated('of the build');

    expect(rendered).toEqual(['of the build']);
  });
});
