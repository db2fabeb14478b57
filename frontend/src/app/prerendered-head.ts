import type { PageEntry } from '@/app/pages';
import { structuredData } from '@/app/structured-data';
import type { Question } from '@/pages/product/product-details';
import { site } from '@/shared/site/settings';

/** The head of a page. */
export function headOf(page: PageEntry, address: string, questions: readonly Question[] = []): string {
  const { path, title, description } = page;
  const about = [`<title>${escaped(title)}</title>`, meta('name', 'description', description)];
  if (path.includes('*') || page.clientOnly) return [...about, meta('name', 'robots', 'noindex')].join('');
  const url = `${address}${path}`;
  return [
    ...about,
    `<link rel="canonical" href="${escaped(url)}" />`,
    ...Object.entries({
      type: 'website',
      site_name: site.brand,
      locale: 'en_GB',
      title,
      description,
      url,
      image: `${address}/social-card.png`,
      'image:width': '1200',
      'image:height': '630',
      'image:alt': `${site.brand}: business finance, with every reason shown.`,
    }).map(([name, content]) => meta('property', `og:${name}`, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${asData(structuredData(page, address, questions))}</script>`,
  ].join('');
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** JSON whose content cannot close the script element around it. */
const asData = (graph: readonly unknown[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
