import type { KeyboardEvent } from 'react';

const CARD_LINK = 'li > a';

const linksIn = (column: Element | undefined): HTMLElement[] =>
  column ? [...column.querySelectorAll<HTMLElement>(CARD_LINK)] : [];

/** Arrow keys: up and down within a column, left and right between columns. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !target.matches(CARD_LINK)) return;
  const columns = [...currentTarget.children].filter((column) => linksIn(column).length > 0);
  const at = columns.findIndex((column) => column.contains(target));
  const within = linksIn(columns[at]);
  const place = within.indexOf(target);
  const beside = (step: number) => {
    const links = linksIn(columns[at + step]);
    return links[Math.min(place, links.length - 1)];
  };
  const next = {
    ArrowUp: within[place - 1],
    ArrowDown: within[place + 1],
    ArrowLeft: beside(-1),
    ArrowRight: beside(1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
