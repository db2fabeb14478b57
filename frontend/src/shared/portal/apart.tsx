import { useContext, useEffect, useState, type ReactNode } from 'react';
import { drawInTurn } from '@/shared/portal/draw-in-turn';
import { DrawnWhole } from '@/shared/portal/drawn-whole';

interface ApartProps {
  /** What stands in its place for the moment. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** A part of a screen that is drawn after what surrounds it: a screen drawn in one piece answers nobody until it is. */
export function Apart({ meanwhile = null, children }: ApartProps) {
  const whole = useContext(DrawnWhole);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => (drawn ? undefined : drawInTurn(() => setDrawn(true))), [drawn]);
  return drawn || whole ? children : meanwhile;
}
