export type Tone = 'positive' | 'negative' | 'waiting' | 'processing' | 'neutral';

/** How something stands: a dot in a colour, and the word that says it. */
export const StatusChip = ({ tone, children }: { tone: Tone; children: string }) => (
  <span data-chip data-tone={tone}>
    {children}
  </span>
);
