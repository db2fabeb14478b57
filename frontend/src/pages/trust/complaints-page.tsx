import { Link } from 'react-router-dom';
import { ComplaintForm } from '@/features/complaints/complaint-form';
import { OtherWaysToComplain } from '@/pages/trust/other-ways-to-complain';
import { Placeholder } from '@/pages/trust/placeholder';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  return (
    <ProsePage
      title="Complaints"
      intro="If we have let you down, tell us. You do not need an account, and it is free."
    >
      <ComplaintForm
        kind="service"
        label="Make a complaint"
        hint="What went wrong, and when. Name the application if it is about one."
      />
      <Topic title="What happens next">
        <ul>
          <li>We email you a reference straight away.</li>
          <li>One of us acknowledges your complaint within 3 working days.</li>
          <li>You have our final response within 8 weeks.</li>
        </ul>
      </Topic>
      <OtherWaysToComplain />
      <Topic title="If you are not happy with our answer">
        {site.company.firmReferenceNumber === null ? (
          <p>
            <Placeholder>
              the firm states here whether its customers can go to the Financial Ombudsman Service. It depends
              on the firm’s permissions and on the size of your business.
            </Placeholder>
          </p>
        ) : (
          <p>
            You may be able to take it to the Financial Ombudsman Service (financial-ombudsman.org.uk), free
            of charge, within six months of our final response. Some small businesses are eligible; the
            service will tell you.
          </p>
        )}
        <p>
          If your complaint is about a lender, contact that lender. If it is about how we use your personal
          data, <Link to={paths.dataComplaint}>make a data complaint</Link>.
        </p>
      </Topic>
    </ProsePage>
  );
}
