import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { DescriptionItem } from '@/shared/ui/description-list';

interface ContactFactsProps {
  contactName: string;
  email: string;
  phone: string;
}

/** For use in a `DescriptionList`: contact name, phone and email. */
export function ContactFacts({ contactName, email, phone }: ContactFactsProps) {
  return (
    <>
      <DescriptionItem term="Contact">{contactName}</DescriptionItem>
      <DescriptionItem term="Email">
        <MailLink to={email} />
      </DescriptionItem>
      <DescriptionItem term="Phone">
        <PhoneLink to={phone} />
      </DescriptionItem>
    </>
  );
}
