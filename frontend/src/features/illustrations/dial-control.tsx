import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import type { Dial } from '@/features/illustrations/plan';
import { positionOf } from '@/features/illustrations/scales';

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
      <Box sx={head}>
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
        sx={track}
      />
      <Box sx={ends} aria-hidden="true">
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
      sx={amountInput}
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

const head: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '16px',
  '& label': theme.typography.subtitle2,
  '& span': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
});

const amountInput: SxProps<Theme> = (theme) => ({
  width: '9em',
  minHeight: 36,
  padding: '2px 8px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: '6px',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'right',
});

const ends: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** A thin track with a knob large enough for a thumb; the full height of the input accepts touch. */
const track: SxProps<Theme> = (theme) => {
  const line = { height: 2, borderRadius: 1, backgroundColor: theme.vars.palette.control };
  const knob = {
    boxSizing: 'border-box',
    width: 28,
    height: 28,
    border: `4px solid ${theme.vars.palette.background.paper}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
  };
  return {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 44,
    margin: 0,
    background: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': line,
    '&::-moz-range-track': line,
    '&::-webkit-slider-thumb': { ...knob, appearance: 'none', marginTop: '-13px' },
    '&::-moz-range-thumb': knob,
    '&:focus-visible': { outlineOffset: -4 },
    '@media (forced-colors: active)': { appearance: 'auto' },
  };
};
