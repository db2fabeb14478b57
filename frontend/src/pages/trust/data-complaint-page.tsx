import { Link } from 'react-router-dom';
import { ComplaintForm } from '@/features/complaints/complaint-form';
import { OtherWaysToComplain } from '@/pages/trust/other-ways-to-complain';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  const { phone, email } = site;
  return (
    <ProsePage
      title="Data complaints"
      intro="If you think we have used your personal data wrongly, tell us. You do not need an account, and it is free."
    >
      <ComplaintForm
        kind="data"
        label="Make a data complaint"
        hint="Which data, what we did with it, and when you noticed."
      />
      <Topic title="What happens next">
        <ul>
          <li>We email you a reference straight away.</li>
          <li>One of us acknowledges your complaint within 30 days.</li>
          <li>We look into it without undue delay and tell you the outcome.</li>
        </ul>
      </Topic>
      <OtherWaysToComplain />
      <Topic title="Ask for your data, or have it corrected or deleted">
        <p>
          That is a request, not a complaint. Email <a href={`mailto:${email}`}>{email}</a> or call{' '}
          <a href={`tel:${phone.dialled}`}>{phone.shown}</a> and say what you want: a copy, a correction, a
          deletion, or that we stop using it. We check who you are and answer within a month. The{' '}
          <Link to={paths.privacy}>privacy notice</Link> says what we hold and for how long.
        </p>
      </Topic>
      <Topic title="If you are not happy with our answer">
        <p>
          You can complain to the Information Commissioner’s Office (ico.org.uk), which oversees how firms use
          personal data.
        </p>
      </Topic>
    </ProsePage>
  );
}
