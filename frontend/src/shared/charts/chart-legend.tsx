import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface ChartLegendProps {
  entries: readonly { name: string; fill: SxProps<Theme> }[];
}

/** What each fill of a chart means. */
export const ChartLegend = ({ entries }: ChartLegendProps) => (
  <Box sx={legend}>
    {entries.map(({ name, fill }) => (
      <span key={name}>
        <Box component="i" sx={fill} />
        {name}
      </span>
    ))}
  </Box>
);

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
  '& i': { width: 12, height: 12, borderRadius: '2px' },
} as const;
