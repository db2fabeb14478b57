import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { longDateAndTime } from '@/shared/lib/dates';

export interface TimelineEntry {
  /** ISO 8601. */
  at: string;
  what: string;
  /** As the sentence has it: 'you', 'the broker'. */
  by: string;
  reason?: string | undefined;
}

interface TimelineProps {
  /** What it tells of, to a screen reader. */
  label: string;
  entries: readonly TimelineEntry[];
}

/** What happened when, by whom and why, in the order that it is given. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <Box component="ol" aria-label={label} sx={list}>
      {entries.map(({ at, what, by, reason }) => (
        <Box component="li" key={`${at} ${what}`} sx={item}>
          <Typography variant="subtitle2" component="p">
            {what}
          </Typography>
          {reason && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {reason}
            </Typography>
          )}
          <Typography variant="caption" component="p" color="textSecondary">
            <time dateTime={at}>{longDateAndTime(at)}</time>, by {by}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

const item: SxProps<Theme> = (theme) => ({
  position: 'relative',
  padding: '0 0 16px 24px',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 9,
    height: 9,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.control,
  },
  '&:last-of-type': { paddingBottom: 0 },
  '&:last-of-type::before': { backgroundColor: theme.vars.palette.copper },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 18,
    bottom: -3,
    width: '1px',
    backgroundColor: theme.vars.palette.divider,
  },
});
