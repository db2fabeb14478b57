import { useContext, useEffect, useState, type ReactNode } from 'react';
import { drawInTurn } from '@/shared/portal/draw-in-turn';
import { DrawnWhole } from '@/shared/portal/drawn-whole';

interface ApartProps {
  /** Whether there is something to draw yet. */
  ready?: boolean;
  /** What stands in its place until then, and for the moment that it waits for its turn. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** A part of a screen that is drawn after what surrounds it: a screen drawn in one piece answers nobody until it is. */
export function Apart({ ready = true, meanwhile = null, children }: ApartProps) {
  const whole = useContext(DrawnWhole);
  const [drawn, setDrawn] = useState(false);
  const waits = ready && !drawn;
  useEffect(() => (waits ? drawInTurn(() => setDrawn(true)) : undefined), [waits]);
  return drawn || whole ? children : meanwhile;
}
