import { jest } from '@jest/globals';
import { drawInTurn } from '@/shared/portal/draw-in-turn';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FRAME_MS = 20;
const aFrame = () => jest.advanceTimersByTime(FRAME_MS);

/** Parts that ask for their turns, and the names of those that have had them. */
function parts(...names: string[]) {
  const drawn: string[] = [];
  const ends = Object.fromEntries(names.map((name) => [name, drawInTurn(() => drawn.push(name))]));
  return { drawn, end: (name: string) => ends[name]?.() };
}

it('draws each part in a frame of its own, once the one before it is there', () => {
  const { drawn, end } = parts('chart', 'list', 'pages');
  expect(drawn).toEqual([]);

  aFrame();
  expect(drawn).toEqual(['chart']);
  aFrame();
  expect(drawn).toEqual(['chart']);
  end('chart');
  expect(drawn).toEqual(['chart']);
  aFrame();
  expect(drawn).toEqual(['chart', 'list']);
  end('list');
  aFrame();
  expect(drawn).toEqual(['chart', 'list', 'pages']);
  end('pages');
});

it('leaves out a part that is no longer wanted, before its turn and in it', () => {
  const { drawn, end } = parts('chart', 'list', 'pages');

  end('list');
  end('chart');
  aFrame();

  expect(drawn).toEqual(['pages']);
  end('pages');
});

it('does not wait for a part whose code is on its way', () => {
  const { drawn, end } = parts('tab', 'chart');

  aFrame();
  jest.advanceTimersByTime(100 + FRAME_MS);

  expect(drawn).toEqual(['tab', 'chart']);
  end('tab');
  end('chart');
});

it('begins anew when all have been drawn', () => {
  const first = parts('chart');
  aFrame();
  first.end('chart');

  const second = parts('list');
  aFrame();

  expect(second.drawn).toEqual(['list']);
  second.end('list');
});
