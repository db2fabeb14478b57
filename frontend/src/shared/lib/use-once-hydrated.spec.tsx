import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useOnceHydrated } from '@/shared/lib/use-once-hydrated';

const drawn: string[] = [];

function Shown({ value }: { value: string }) {
  const shown = useOnceHydrated(value, 'of the build');
  drawn.push(shown);
  return <p>{shown}</p>;
}

const takeOver = (value: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = '<p>of the build</p>';
  drawn.length = 0;
  act(() => void hydrateRoot(root, <Shown value={value} />));
  return root;
};

it('is what the build drew until the page has been taken over', () => {
  const root = takeOver('of the browser');

  expect(drawn).toEqual(['of the build', 'of the browser']);
  expect(root).toHaveTextContent('of the browser');
});

it('draws nothing again where the build drew the same', () => {
  takeOver('of the build');

  expect(drawn).toEqual(['of the build']);
});
