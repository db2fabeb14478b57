import type { Page } from '@playwright/test';

/** What a window of 1280 px shows at a zoom of 200% and 400%. */
export const TWOFOLD = { width: 640, height: 450 };
export const FOURFOLD = { width: 320, height: 256 };

/**
 * Every text in a part of the page that cannot be read in full: outside the window, cut off, or covered. List cells
 * with an ellipsis are ignored, because hovering shows them.
 */
export const illegible = async (page: Page, part = 'body'): Promise<string[]> => {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return page.evaluate((selector) => {
    interface Piece {
      readonly text: string;
      readonly box: DOMRect;
      readonly holders: readonly Element[];
    }
    /** Text for screen readers only, and floating elements. */
    const isApart = (element: Element): boolean => {
      const { clipPath, position } = getComputedStyle(element);
      return clipPath === 'inset(50%)' || position === 'fixed';
    };
    const endsInEllipsis = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return element.closest('td') !== null && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
    };
    /** The visible part of a box in a frame. */
    const within = (box: DOMRect, frame: DOMRect): DOMRect => {
      const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
      const right = Math.min(box.right, frame.right);
      const bottom = Math.min(box.bottom, frame.bottom);
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const holdersOf = (element: Element | null): Element[] =>
      element ? [element, ...holdersOf(element.parentElement)] : [];
    const piecesOf = (node: Text): Piece[] => {
      const holders = holdersOf(node.parentElement);
      const text = node.data.trim();
      if (text === '' || !holders[0]?.checkVisibility({ visibilityProperty: true })) return [];
      if (holders[0].closest('script, style, noscript, option') || holders.some(isApart)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const frames = holders.filter(endsInEllipsis).map((holder) => holder.getBoundingClientRect());
      return [...range.getClientRects()]
        .map((box) => ({ whole: box, box: frames.reduce(within, box) }))
        .filter(({ whole, box }) => box.width > 0 && box.height > whole.height / 2)
        .map(({ box }) => ({ text, box, holders }));
    };
    const isCutBy = (holder: Element, { box }: Piece): boolean => {
      if (holder === document.body || holder === document.documentElement) return false;
      const { overflowX, overflowY } = getComputedStyle(holder);
      const frame = holder.getBoundingClientRect();
      const across = overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1);
      return across || (overflowY === 'hidden' && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3));
    };
    const isCut = (piece: Piece): boolean =>
      piece.box.right > document.documentElement.clientWidth + 1 ||
      piece.box.left < -1 ||
      piece.holders.some((holder) => isCutBy(holder, piece));
    /** Chromium counts a truncated last line twice: with and without its ellipsis. */
    const isOneLine = (piece: Piece, other: Piece): boolean =>
      piece.holders[0] === other.holders[0] && piece.holders.some(endsInEllipsis);
    const isUnder = ({ box }: Piece, { box: other }: Piece): boolean => {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return across > 2 && down > Math.min(box.height, other.height) / 2;
    };

    const nodes: Text[] = [];
    const walker = document.createTreeWalker(
      document.querySelector(selector) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const pieces = nodes.flatMap(piecesOf);
    const covered = pieces.flatMap((piece, index) =>
      pieces
        .slice(index + 1)
        .filter((other) => isUnder(piece, other) && !isOneLine(piece, other))
        .map((other) => `${piece.text} and ${other.text} overlap`),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`] : []),
      ...pieces.filter(isCut).map(({ text }) => `${text} is cut off`),
      ...covered,
    ];
  }, part);
};
