import { Link } from 'react-router-dom';
import { Placeholder } from '@/pages/trust/placeholder';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  return (
    <ProsePage title="How we are paid" intro="You pay nothing to search, to apply or to talk to us.">
      <Topic title="Who pays us">
        <p>
          The lender pays us a commission once the money is paid out. {site.commission.howWorkedOut} It may
          differ from lender to lender.
        </p>
        <p>{site.commission.clientFees}</p>
        {site.placeholders && (
          <p>
            <Placeholder>the firm states here how it is paid, and what it charges.</Placeholder>
          </p>
        )}
        <p>If a partner, such as your accountant, introduced you to us, we may pay them for that.</p>
      </Topic>
      <Topic title="What commission does not affect">
        <p>
          Neither our commission nor paid placement affects a score or the order of the list. The score comes
          from your answers and the criteria that lenders have stated, and ‘Why 86?’ on each match shows how
          it adds up. Lenders with the same score are ordered by how well they fit, then by name.
        </p>
      </Topic>
      <Topic title="In writing">
        <p>
          Your status page says it in writing: who pays us, how much or how it is calculated, and what a
          partner gets. You read it there and confirm that you have. We never change a version that you have
          read.
        </p>
        <p>
          You do not have to wait for that: <Link to={paths.contact}>ask us</Link> at any time what we would
          be paid, and we will tell you.
        </p>
      </Topic>
    </ProsePage>
  );
}
