import Box from '@mui/material/Box';

const strokes = {
  /** An open ledger with nothing entered yet. */
  ledger:
    'M60 28c-8-6-20-8-36-8v52c16 0 28 2 36 8 8-6 20-8 36-8V20c-16 0-28 2-36 8zm0 0v52M32 34c8 0 14 1 20 3M32 46c8 0 14 1 20 3M88 34c-8 0-14 1-20 3',
  /** A bridge whose second arch is not there. */
  'broken-bridge':
    'M4 34h50l4-6 3 11 4-5M78 34h38M10 78V54a18 18 0 0 1 36 0v24M74 78V54c0-4 1-7 3-10M110 78V54a18 18 0 0 0-20-18M2 86c8-3 12 3 20 0s12 3 20 0 12 3 20 0 12 3 20 0 12 3 20 0 12 3 16 0',
  /** A signpost whose arms point nowhere in particular. */
  signpost: 'M40 12v74M40 20h34l8 8-8 8H40M40 44H9l-8 8 8 8h31M26 86h28',
} as const;

export type Drawing = keyof typeof strokes;

/** Our line drawings: one stroke, no fill, decoration only. */
export function LineDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <Box component="svg" aria-hidden="true" viewBox="0 0 120 96" sx={lineStyle}>
      <path d={strokes[drawing]} />
    </Box>
  );
}

const lineStyle = {
  width: 150,
  height: 120,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  color: 'copper',
} as const;
