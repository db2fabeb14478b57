/** Words that the firm itself must settle, marked so that nobody takes them for settled. */
export function Placeholder({ children }: { children: string }) {
  return <mark>Placeholder: {children}</mark>;
}
