/** With it comes the code of Material UI. It and the making of a theme are each as much as a phone does without a pause. */
export { createTheme } from '@mui/material/styles';
