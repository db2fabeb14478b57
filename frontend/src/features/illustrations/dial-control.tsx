import Box from '@mui/material/Box';
import { useEffect, useId, useRef } from 'react';
import type { Dial } from '@/features/illustrations/plan';
import { dialEnds, dialHead, dialTrack } from '@/features/illustrations/illustration-styles';

interface DialControlProps {
  dial: Dial<string>;
  /** The position on its scale. */
  position: number;
  onMove: (position: number) => void;
}

/** A native slider, with built-in keyboard, touch and screen reader support. */
export function DialControl({ dial, position, onMove }: DialControlProps) {
  const { label, scale, show } = dial;
  const id = useId();
  const input = useMovedBefore(position, onMove);
  const shown = (at: number) => show(scale[at] ?? dial.start);
  const last = scale.length - 1;
  return (
    <div>
      <Box sx={dialHead}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{shown(position)}</span>
      </Box>
      <Box
        component="input"
        type="range"
        ref={input}
        id={id}
        min={0}
        max={last}
        step={1}
        value={position}
        aria-valuetext={shown(position)}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onMove(event.target.valueAsNumber)}
        sx={dialTrack}
      />
      <Box sx={dialEnds} aria-hidden="true">
        <span>{shown(0)}</span>
        <span>{shown(last)}</span>
      </Box>
    </div>
  );
}

/** Adopts a position set by the user or the browser before hydration. */
function useMovedBefore(position: number, onMove: (position: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);

  useEffect(() => {
    if (done.current || !input.current) return;
    done.current = true;
    const { valueAsNumber } = input.current;
    if (valueAsNumber !== position) onMove(valueAsNumber);
  }, [position, onMove]);

  return input;
}
