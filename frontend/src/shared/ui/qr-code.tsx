import { useMemo, type Ref } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** The link's target, for screen readers. */
  label: string;
  ref?: Ref<SVGSVGElement>;
}

/** The quiet zone that scanners need, in modules. */
const BORDER = 4;

/** One stroke for each run of dark modules in a row. */
const runsIn = (row: readonly boolean[], y: number): string =>
  row
    .map((dark, x) =>
      dark && !row[x - 1] ? `M${x} ${y}h${lengthFrom(row, x)}v1h-${lengthFrom(row, x)}z` : '',
    )
    .join('');

const lengthFrom = (row: readonly boolean[], start: number): number => {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
};

/** Dark on light in both colour schemes: many scanners require it. */
export function QrCode({ text, label, ref }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: BORDER });
    return { size: code.size, path: code.data.map(runsIn).join('') };
  }, [text]);
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * 4}
      height={size * 4}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
