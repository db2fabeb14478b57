import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where a reader lands after a navigation: at the section the address names, where they were when they go back,
 * else at the top of the page, with the focus on it.
 */
export function useNavigationFocus(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const positions = useScrollPositions(key);
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    // A view of the page that its address only keeps, such as what is chosen in a list.
    if (samePage && type === NavigationType.Replace) return undefined;
    if (hash !== '') return revealWhenThere(hash.slice(1));
    const remembered = type === NavigationType.Pop ? positions.get(key) : 0;
    if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' });
    if (!samePage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, key, type, positions]);
}

/** How far down each entry of the history was left. A reload is left to the browser. */
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
