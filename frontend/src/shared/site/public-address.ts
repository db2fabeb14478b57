import { createContext, useContext } from 'react';

/** The site's address without a document: in the prerendering build. */
export const PublicAddress = createContext<string | null>(null);

/** The origin of this site and its API, such as https://broker.example. */
export function usePublicAddress(): string {
  const prerendered = useContext(PublicAddress);
  if (prerendered !== null) return prerendered;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? window.location.href).origin;
}
