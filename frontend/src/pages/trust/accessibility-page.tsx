import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { site } from '@/shared/site/settings';
import { ProsePage, Topic } from '@/shared/ui/public/prose-page';

export function Component() {
  return (
    <ProsePage
      title="Accessibility"
      intro="Everyone who runs a business should be able to use this site. If you cannot, tell us."
    >
      <Topic title="What we do">
        <p>We build to the Web Content Accessibility Guidelines 2.2, level AA:</p>
        <ul>
          <li>Everything works from the keyboard, with a visible focus and a link to skip to the content.</li>
          <li>
            Fields have visible labels. Each error appears in words at its field, and the first one gets the
            focus.
          </li>
          <li>No meaning is carried by colour alone. Colours are checked for contrast, light and dark.</li>
          <li>Pages fit a phone and work with enlarged text. Motion stops if your system asks for that.</li>
          <li>There are no CAPTCHAs, and no time limits on our public forms.</li>
        </ul>
      </Topic>
      <Topic title="How we check">
        <p>
          Each time we change the site, automatic tests check its pages and forms, on narrow and wide screens,
          light and dark. They do not find everything, and we have had no independent audit.
        </p>
      </Topic>
      <Topic title="Known issues">
        <p>Our API reference for developers uses a third-party viewer that we have not tested.</p>
      </Topic>
      <Topic title="Tell us, or ask us for help">
        <p>
          <Link to={paths.contact}>Email us</Link> or call{' '}
          <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>, {site.hours}. We also take
          applications by phone.
        </p>
      </Topic>
    </ProsePage>
  );
}
