import { FirstAnswers } from '@/pages/home/first-answers';
import { MatchExample } from '@/pages/home/match-example';
import { Hero } from '@/shared/ui/public/hero';

export function HomeHero() {
  return (
    <Hero
      title="Business finance, with every reason shown."
      intro="Tell us once what your company needs. We compare it with the criteria of each lender and show you who fits, who nearly fits, and why."
      actions={<FirstAnswers />}
      note="Takes 5 minutes. No account needed."
      example={<MatchExample />}
    />
  );
}
