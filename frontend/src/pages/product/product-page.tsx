import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Alternatives } from '@/pages/product/alternatives';
import { Benefits } from '@/pages/product/benefits';
import { Chapter, Paragraphs } from '@/pages/product/chapter';
import { FigurePlate } from '@/pages/product/figure-plate';
import { FlexibleCriteria } from '@/pages/product/flexible-criteria';
import { NextStep } from '@/pages/product/next-step';
import { ProductHead } from '@/pages/product/product-head';
import { Questions } from '@/pages/product/questions';
import { Requirements } from '@/pages/product/requirements';
import type { ProductCopy } from '@/shared/site/product-copy/product-copy';
import { productOf, type ProductSlug } from '@/shared/site/products';
import { HydratedApart } from '@/shared/ui/hydrated-apart';
import { Measure } from '@/shared/ui/page';

interface ProductPageProps {
  slug: ProductSlug;
  copy: ProductCopy;
  illustration: ReactNode;
  /** Takes the place of the words before the figure of the rate. */
  rateLeadIn?: ReactNode;
  /** What this product's figures need said beside them. */
  footnote?: string;
}

/** The layout that the nine products share. */
export function ProductPage({ slug, copy, illustration, rateLeadIn, footnote }: ProductPageProps) {
  const product = productOf(slug);
  return (
    <>
      <Measure>
        <ProductHead product={product} />
        <FigurePlate product={product} rateLeadIn={rateLeadIn} footnote={footnote} />
        <Box sx={{ mt: { xs: 5, md: 7 }, mb: { xs: 7, md: 10 } }}>
          <HydratedApart>{illustration}</HydratedApart>
        </Box>
        <Chapter title="Overview">
          <Paragraphs texts={copy.overview} />
        </Chapter>
        <Chapter title="Key Benefits">
          <Benefits benefits={copy.benefits} />
        </Chapter>
        <Chapter title="Typical Requirements">
          <Requirements requirements={copy.requirements} />
        </Chapter>
        <Chapter title="Flexible Criteria">
          <FlexibleCriteria {...copy.flexible} />
        </Chapter>
        <Chapter title="Questions">
          <Questions questions={copy.questions} />
        </Chapter>
        <Chapter title="Worth comparing">
          <Alternatives alternatives={copy.alternatives} />
        </Chapter>
      </Measure>
      <NextStep product={product} />
    </>
  );
}
