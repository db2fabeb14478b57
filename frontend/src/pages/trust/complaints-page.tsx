import { Link } from 'react-router-dom';
import { Placeholder } from '@/pages/trust/placeholder';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { ProsePage, Topic } from '@/shared/ui/prose-page';

export function Component() {
  const { office, phone, hours, email } = site;
  return (
    <ProsePage
      title="Complaints"
      intro="If we have let you down, tell us. You do not need a form, and it is free."
    >
      <Topic title="How to complain">
        <ul>
          <li>
            Write to <a href={`mailto:${email}`}>{email}</a>, or use the{' '}
            <Link to={paths.contact}>contact form</Link>.
          </li>
          <li>
            Ring <a href={`tel:${phone.dialled}`}>{phone.shown}</a>, {hours}.
          </li>
          <li>
            Send a letter to {office.street}, {office.town} {office.postcode}.
          </li>
        </ul>
        <p>Say what happened, when, and what would put it right.</p>
      </Topic>
      <Topic title="What happens next">
        <p>
          <Placeholder>
            the firm names here who looks into complaints, in how many working days it acknowledges one, and
            by when it gives its final answer.
          </Placeholder>
        </p>
      </Topic>
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
            of charge, within six months of our final answer. Some small businesses are eligible; the service
            will tell you.
          </p>
        )}
        <p>
          If your complaint is about a lender, contact that lender. If it is about your personal data, you can
          complain to the Information Commissioner’s Office (ico.org.uk).
        </p>
      </Topic>
    </ProsePage>
  );
}
