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
  it('returns the prerendered value until hydration', () => {
    const root = hydrated('of the browser');

    expect(rendered).toEqual(['of the build', 'of the browser']);
    expect(root).toHaveTextContent('of the browser');
  });

  it('does not render again when the value is the same', () => {
    hydrated('of the build');

    expect(rendered).toEqual(['of the build']);
  });
});
