import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListTermMeaningsQuery, type FileSheet } from '@/features/lender-import/lender-import-api';
import { OptionSelect } from '@/shared/forms/fields/option-select';
import { termRow } from '@/features/lender-import/term-row';

interface SheetProductsProps {
  sheets: readonly FileSheet[];
  busy: boolean;
  onState: (sheet: string, product: string | null) => void;
}

/** A file's sheets with the default product of their rows: as found, or as chosen here. */
export function SheetProducts({ sheets, busy, onState }: SheetProductsProps) {
  const { data: meanings = [] } = useListTermMeaningsQuery(null);
  const products = meanings.filter(({ kind, value }) => kind === 'product' && value !== 'ignore');
  if (sheets.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h3">
        Product for rows without one
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '75ch', mb: 1.5 }}>
        Rows with a blank product or “All” use the product of their sheet. Choose it here if the sheet’s name
        does not say it, or is wrong. This applies to this file only.
      </Typography>
      <Paper variant="outlined">
        <List disablePadding>
          {sheets.map(({ name, means, product }) => (
            <Box component="li" key={name} sx={termRow}>
              <div>
                <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {means ?? 'No product'}
                </Typography>
              </div>
              <OptionSelect
                value={product ?? ''}
                options={products}
                placeholder="From the sheet’s name"
                disabled={busy}
                onChange={({ target }) => onState(name, target.value === '' ? null : target.value)}
                inputProps={{ 'aria-label': `Product of ${name}` }}
                sx={{ width: { md: '17rem' } }}
              />
            </Box>
          ))}
        </List>
      </Paper>
    </section>
  );
}
