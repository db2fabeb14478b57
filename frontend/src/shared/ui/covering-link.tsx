import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A link with the area of the card or row around it, which has a position. */
export const CoveringLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
}));
