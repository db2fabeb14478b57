import Box from '@mui/material/Box';

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '6px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        displayPrint: 'none',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to main content
    </Box>
  );
}
