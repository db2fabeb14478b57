import { Link } from 'react-router-dom';
import { Placeholder } from '@/pages/trust/placeholder';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  return (
    <ProsePage title="Terms" intro="What this site does for you, what it does not, and what we ask of you.">
      <Topic title="What we are">
        <p>
          {site.company.name} is a credit broker, not a lender. We help businesses in the UK to find finance
          for business purposes. Searching and applying here costs you nothing and binds you to nothing.
        </p>
      </Topic>
      <Topic title="What a match means">
        <ul>
          <li>
            A match compares your answers with criteria that lenders have stated. It is not an offer of
            credit, not advice, and no promise that a lender will say yes.
          </li>
          <li>
            Rates, amounts and times on this site are illustrative. What you pay is in the lender’s own offer.
            Read it before you sign.
          </li>
          <li>
            While the panel is marked as a demonstration, its lenders are based on public facts and have not
            agreed to appear here.
          </li>
        </ul>
      </Topic>
      <Topic title="What we ask of you">
        <ul>
          <li>Answer truthfully, for a business that you may speak for.</li>
          <li>Keep your results and status links private: anyone with them can open the pages.</li>
          <li>Do not send automated enquiries or try to break into the site.</li>
        </ul>
      </Topic>
      <Topic title="Finance has risks">
        <p>
          A lender may take security. If you do not keep up repayments, you may lose the property or asset
          that secures the loan. The lender may also call on a personal guarantee. Take advice if you are
          unsure.
        </p>
      </Topic>
      <Topic title="Law">
        <p>
          <Placeholder>
            the firm states here which law governs these terms and how far it is liable.
          </Placeholder>
        </p>
        <p>
          See also <Link to={paths.howWeArePaid}>how we are paid</Link>,{' '}
          <Link to={paths.privacy}>privacy</Link> and <Link to={paths.complaints}>complaints</Link>.
        </p>
      </Topic>
    </ProsePage>
  );
}
