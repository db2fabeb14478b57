import { site } from '@/shared/site/settings';
import { Topic } from '@/shared/ui/public/prose-page';

/** For those who would rather not use the form. */
export function OtherWaysToComplain() {
  const { office, phone, hours, email } = site;
  return (
    <Topic title="Other ways to complain">
      <ul>
        <li>
          Email <a href={`mailto:${email}`}>{email}</a>.
        </li>
        <li>
          Call <a href={`tel:${phone.dialled}`}>{phone.shown}</a>, {hours}.
        </li>
        <li>
          Send a letter to {office.street}, {office.town} {office.postcode}.
        </li>
      </ul>
    </Topic>
  );
}
