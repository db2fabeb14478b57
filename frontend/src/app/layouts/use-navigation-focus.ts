import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Sets the position after a navigation: the section in the address, the previous position when going back, else the
 * top of the page, with focus.
 */
export function useNavigationFocus(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const positions = useScrollPositions(key);
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    // A change of the page's own state in the address, such as a selected row.
    if (samePage && type === NavigationType.Replace) return undefined;
    if (hash !== '') return revealWhenThere(hash.slice(1));
    const remembered = type === NavigationType.Pop ? positions.get(key) : 0;
    if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' });
    if (!samePage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, key, type, positions]);
}

/** The scroll position of each history entry. The browser handles reloads. */
function useScrollPositions(key: string): ReadonlyMap<string, number> {
  const [positions] = useState(() => new Map<string, number>());

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    const handOver = () => (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handOver);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handOver);
    };
  }, [key, positions]);

  return positions;
}

function revealWhenThere(id: string): (() => void) | undefined {
  const reveal = () => {
    const section = document.getElementById(id);
    section?.scrollIntoView();
    return section !== null;
  };
  if (reveal()) return undefined;
  const observer = new MutationObserver(() => reveal() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
