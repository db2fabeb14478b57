import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState } from 'react';
import type { Dial } from '@/features/illustrations/plan';
import { positionOf } from '@/features/illustrations/scales';
import { dialAmount, dialEnds, dialHead, dialTrack } from '@/features/illustrations/illustration-styles';

interface DialControlProps {
  dial: Dial<string>;
  /** The position on its scale. */
  position: number;
  onMove: (position: number) => void;
}

/** A native slider, with built-in keyboard, touch and screen reader support. */
export function DialControl({ dial, position, onMove }: DialControlProps) {
  const { label, scale, show, isAmount } = dial;
  const id = useId();
  const input = useMovedBefore(position, onMove);
  const shown = (at: number) => show(scale[at] ?? dial.start);
  const last = scale.length - 1;
  return (
    <div>
      <Box sx={dialHead}>
        <label htmlFor={id}>{label}</label>
        {isAmount ? (
          <TypedAmount
            label={label}
            shown={shown(position)}
            onType={(pounds) => onMove(positionOf(scale, pounds))}
          />
        ) : (
          <span aria-hidden="true">{shown(position)}</span>
        )}
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

interface TypedAmountProps {
  label: string;
  /** The amount of the slider. */
  shown: string;
  onType: (pounds: number) => void;
}

/** The amount as a typed number: the slider moves to its nearest step, which is shown on blur. */
function TypedAmount({ label, shown, onType }: TypedAmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box
      component="input"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={`${label}, in pounds`}
      value={typed ?? shown}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        const pounds = Number(target.value.replaceAll(/[£,\s]/g, ''));
        if (pounds > 0) onType(pounds);
      }}
      onBlur={() => setTyped(null)}
      sx={dialAmount}
    />
  );
}

/** Adopts a position set by the user or restored by the browser before hydration. */
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
