import Box from '@mui/material/Box';
import { useState } from 'react';
import { Illustration } from '@/features/illustrations/illustration';
import { Alternatives } from '@/pages/product/alternatives';
import { ProductBenefits } from '@/pages/product/product-benefits';
import { Chapter, Paragraphs } from '@/pages/product/chapter';
import { KeyFigures } from '@/pages/product/key-figures';
import { FlexibleCriteria } from '@/pages/product/flexible-criteria';
import { ProductHead } from '@/pages/product/product-head';
import { Questions } from '@/pages/product/questions';
import { ProductRequirements } from '@/pages/product/product-requirements';
import type { ProductDetails } from '@/pages/product/product-details';
import { StartLink } from '@/pages/product/start-link';
import { productOf, type ProductSlug } from '@/shared/site/products';
import { SelectiveHydration } from '@/shared/ui/loading/selective-hydration';
import { PageContainer } from '@/shared/ui/page';
import { ClosingBand, onDeep } from '@/shared/ui/public/closing-band';

/** What the module of a product's page exports. */
export function productPage<DialName extends string>(slug: ProductSlug, details: ProductDetails<DialName>) {
  function Component() {
    return <ProductPage slug={slug} details={details} />;
  }
  return { Component, details, questions: details.questions };
}

interface ProductPageProps<DialName extends string> {
  slug: ProductSlug;
  details: ProductDetails<DialName>;
}

/** The layout that the products share. */
function ProductPage<DialName extends string>({ slug, details }: ProductPageProps<DialName>) {
  const { plan, rateLeadIn: RateLeadIn, footnote } = details;
  const product = productOf(slug);
  const [amount, setAmount] = useState<number | null>(null);
  return (
    <>
      <PageContainer>
        <ProductHead product={product} amount={amount} />
        <KeyFigures product={product} rateLeadIn={RateLeadIn && <RateLeadIn />} footnote={footnote} />
        <Box sx={{ mt: { xs: 5, md: 7 }, mb: { xs: 7, md: 10 } }}>
          <SelectiveHydration>
            <Illustration plan={plan} onAmount={setAmount} />
          </SelectiveHydration>
        </Box>
        <Chapter title="Overview">
          <Paragraphs texts={details.overview} />
        </Chapter>
        <Chapter title="Key Benefits">
          <ProductBenefits benefits={details.benefits} />
        </Chapter>
        <Chapter title="Typical Requirements">
          <ProductRequirements requirements={details.requirements} />
        </Chapter>
        <Chapter title="Flexible Criteria">
          <FlexibleCriteria {...details.flexible} />
        </Chapter>
        <Chapter title="Questions">
          <Questions questions={details.questions} />
        </Chapter>
        <Chapter title="Worth comparing">
          <Alternatives alternatives={details.alternatives} />
        </Chapter>
      </PageContainer>
      <ClosingBand
        title="See which lenders fit your company"
        text="A short fact-find, then a list with a score and the reasons for it. Your details come to us, not to the lenders."
      >
        <StartLink slug={slug} amount={amount} sx={onDeep} />
      </ClosingBand>
    </>
  );
}
