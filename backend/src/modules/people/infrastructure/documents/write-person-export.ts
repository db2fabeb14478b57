import { site } from '#config/site.js';
import { londonDay, londonTime } from '#kernel/time/london-time.js';
import type { PersonExport } from '../../application/records/export-person.js';
import { PERSON_RECORDS } from '../../domain/person-record-types.js';
import { writeZip } from './write-zip.js';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const label = (column: string): string => {
  const words = column.replaceAll('_', ' ').replace(/ pence$/, ' (pence)');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const IS_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return IS_TIME.test(value) ? londonTime(new Date(value)) : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1);
};

const rowHtml = (row: Readonly<Record<string, unknown>>): string =>
  `<dl>${Object.entries(row)
    .map(([column, value]) => `<dt>${escaped(label(column))}</dt><dd>${escaped(shown(value))}</dd>`)
    .join('')}</dl>`;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1f2328}
h1,h2,h3{line-height:1.25}h2{border-top:2px solid #8a4b2a;padding-top:1rem;margin-top:2.5rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1.5rem;padding:0 0 1rem;border-bottom:1px solid #ddd}
dt{color:#57606a}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

const htmlOf = ({ request, madeAt, records, documents }: PersonExport): string => {
  const sections = records.map(
    ({ type, tables }) =>
      `<h2>${escaped(PERSON_RECORDS[type].words)}</h2>${tables
        .map(({ holds, rows }) => `<h3>${escaped(holds)}</h3>${rows.map(rowHtml).join('')}`)
        .join('')}`,
  );
  const listed =
    documents.length === 0
      ? ''
      : `<h2>Documents</h2><ul>${documents
          .map(({ name }) => `<li><a href="documents/${escaped(name)}">${escaped(name)}</a></li>`)
          .join('')}</ul>`;
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your personal data</title><style>${STYLE}</style></head><body>
<h1>Your personal data at ${escaped(site.brand)}</h1>
<p>For ${escaped(request.name)}, request ${escaped(request.reference)} of ${londonDay(new Date(request.receivedOn))}. Prepared on ${londonTime(new Date(madeAt))}.</p>
<p>How long we keep each kind of data, why, and your rights are in our privacy notice. Questions: ${escaped(site.email)}.</p>
${sections.join('\n')}${listed}
</body></html>
`;
};

/** The archive for the person: `person.json`, `person.html` to read, and documents. */
export const writePersonExport = (exported: PersonExport): Buffer => {
  const { documents, ...data } = exported;
  return writeZip(
    [
      { name: 'person.json', content: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) },
      { name: 'person.html', content: Buffer.from(htmlOf(exported)) },
      ...documents.map(({ name, content }) => ({ name: `documents/${name}`, content })),
    ],
    new Date(exported.madeAt),
  );
};
