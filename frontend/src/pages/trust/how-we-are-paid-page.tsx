import { Link } from 'react-router-dom';
import { Placeholder } from '@/pages/trust/placeholder';
import { paths } from '@/shared/site/paths';
import { ProsePage, Topic } from '@/shared/ui/prose-page';

export function Component() {
  return (
    <ProsePage title="How we are paid" intro="You pay nothing to search, to apply or to talk to us.">
      <Topic title="By whom">
        <p>
          Brokers are usually paid a commission by the lender when a loan is drawn down. It may be a share of
          the amount, and it may differ from lender to lender.
        </p>
        <p>
          <Placeholder>
            the firm states here how its commission is worked out, the usual range, and any fee it charges its
            clients.
          </Placeholder>
        </p>
        <p>
          If a partner, such as your accountant, introduced you to us, we may share our commission with them.
          Ask us, and we tell you the amount.
        </p>
      </Topic>
      <Topic title="What it does not buy">
        <p>
          Commission and placement play no part in a match’s score or in the order of the list. The score
          comes from your answers and the criteria that lenders have stated, and ‘Why 86?’ on each match opens
          the sum. Lenders with the same score are ordered by how well they fit, then by name.
        </p>
      </Topic>
      <Topic title="Ask us">
        <p>
          Before you sign with a lender you may <Link to={paths.contact}>ask</Link> what we would be paid, and
          we will tell you the amount.
        </p>
      </Topic>
    </ProsePage>
  );
}
