import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StartLink } from '@/pages/product/start-link';
import type { Product } from '@/shared/site/products';
import { Measure } from '@/shared/ui/page';

export function NextStep({ product }: { product: Product }) {
  return (
    <Box component="section" aria-labelledby="next-step" sx={{ bgcolor: 'deep.main', color: 'deep.on' }}>
      <Measure>
        <Box sx={frame}>
          <div>
            <Typography variant="h2" id="next-step">
              See which lenders fit your company
            </Typography>
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: 1.5, maxWidth: '52ch', color: 'deep.quiet' }}
            >
              A short fact-find, then a list with a score and the reasons for it. Your details come to us, not
              to the lenders.
            </Typography>
          </div>
          <StartLink slug={product.slug} sx={onDeep} />
        </Box>
      </Measure>
    </Box>
  );
}

const frame = {
  py: { xs: 7, md: 10 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

const onDeep = {
  bgcolor: 'deep.on',
  color: 'deep.main',
  '&:hover': { bgcolor: 'deep.quiet' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'deep.on' },
} as const;
