import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** Assumptions and omissions, before the figures that depend on them. */
export function Advisories({ advisories }: { advisories: readonly string[] }) {
  if (advisories.length === 0) return null;
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
      {advisories.map((advisory) => (
        <Alert key={advisory} severity="warning" role="note">
          {advisory}
        </Alert>
      ))}
    </Box>
  );
}
