import Typography from '@mui/material/Typography';

/** Below a partner's question that the broker has not answered. */
export const AwaitingAnswer = () => (
  <Typography variant="body2" color="textSecondary">
    We have not answered yet. We will email you when we do.
  </Typography>
);
