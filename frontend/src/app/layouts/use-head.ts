import { useEffect } from 'react';
import { pageAt } from '@/app/pages';

/** Updates title, description and canonical address for the current page, as in its prerendered head. */
export function useHead(pathname: string): void {
  const { title, description } = pageAt(pathname);
  useEffect(() => {
    document.title = title;
    meta('description').content = description;
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(pathname, canonical.href).href;
  }, [title, description, pathname]);
}

function meta(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = document.createElement('meta');
  made.name = name;
  return document.head.appendChild(made);
}
