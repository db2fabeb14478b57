import { createContext, useContext } from 'react';

/** The site's address where no document says it: in the build that prerenders pages. */
export const PublicAddress = createContext<string | null>(null);

/** Where this site and its API are, such as https://broker.example. */
export function usePublicAddress(): string {
  const prerendered = useContext(PublicAddress);
  if (prerendered !== null) return prerendered;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? window.location.href).origin;
}
