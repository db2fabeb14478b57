/** Marks text that the firm must still supply. */
export function Placeholder({ children }: { children: string }) {
  return <mark>Placeholder: {children}</mark>;
}
