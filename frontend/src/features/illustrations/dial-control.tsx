import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Dial } from '@/features/illustrations/plan';
import { dialEnds, dialHead, dialTrack } from '@/features/illustrations/illustration-styles';

interface DialControlProps {
  dial: Dial<string>;
  /** Where on its scale it stands. */
  position: number;
  onMove: (position: number) => void;
}

/** The platform's own slider: it comes with keyboard, touch and speech. */
export function DialControl({ dial, position, onMove }: DialControlProps) {
  const { label, scale, show } = dial;
  const id = useId();
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
