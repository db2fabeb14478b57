import useMediaQuery from '@mui/material/useMediaQuery';

/** Where a dialog takes the whole screen. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599px)');
