/** Height in px of a chart with a line for each product. */
export const TALL_CHART = 281;

/** A frame with a title and a list of facts, beside the charts. */
export const factsFrame = {
  px: { xs: 2, md: 2.5 },
  pt: 1.5,
  pb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': {
    py: 1.25,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    typography: 'body2',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& li > b': { fontWeight: 600 },
  '& li > span:not([data-tone])': { gridColumn: '1 / -1', color: 'text.secondary' },
} as const;

/** A report's entries, each a card with its own list of what it is about. */
export const reportCards = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  typography: 'body2',
  '& > li': {
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    px: { xs: 2, md: 2.5 },
    py: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
    overflowWrap: 'anywhere',
  },
  '& > li > p': { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 },
  '& ul ul, & > li > ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: 0.5 },
  '& > li > ul > li': { color: 'text.secondary' },
  '& > li > ul b': { fontWeight: 600, color: 'text.primary' },
  '& > li > div': { mt: 'auto', pt: 1 },
} as const;
