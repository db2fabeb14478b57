import { fireEvent, screen, within } from '@testing-library/react';
import { LABELS, type LenderField } from '@/features/lenders/lender-fields';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import contract from '../../../../docs/openapi.json' with { type: 'json' };

/** The fields that the API accepts. */
const TAKEN = Object.keys(contract.components.schemas.CreateLenderRequest.properties);

/** The fields of the specification's form; all others are criteria. */
const SPECIFIED = [
  'name',
  'description',
  'productTypes',
  'minAmount',
  'maxAmount',
  'interestRate',
  'contactEmail',
  'contactPhone',
  'website',
  'isActive',
];

const LIMITS = {
  minAmount: '£10k',
  maxAmount: '500k',
  minTradingHistory: '2 years',
  minCreditScore: '650',
  minLtv: '30%',
  maxLtv: '70%',
} satisfies Partial<Record<LenderField, string>>;

let server: ServerStub;
let restore: () => void;
describe('Lender form', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server).on('GET /api/admin/lenders', () => json(200, []));
  });
  afterEach(() => restore());

  const openForm = async (): Promise<HTMLElement> => {
    renderPortalAt('/admin/lenders');
    fireEvent.click(await screen.findByRole('button', { name: 'Add Your First Lender' }));
    return screen.findByRole('dialog', { name: 'Add New Lender' });
  };

  const namesIn = (part: HTMLElement): string[] =>
    [...part.querySelectorAll('[name]')].map((control) => control.getAttribute('name') ?? '').sort();

  it('has every field of the API, and every criterion under ‘Lending criteria’', async () => {
    const dialog = await openForm();
    await press('Lending criteria');
    const criteria = TAKEN.filter((field) => !SPECIFIED.includes(field));

    expect(namesIn(dialog)).toEqual([...TAKEN].sort());
    expect(namesIn(within(dialog).getByRole('region', { name: 'Lending criteria' }))).toEqual(
      criteria.sort(),
    );
    expect(criteria).toHaveLength(12);
  });

  it('shows beside each limit how it is read', async () => {
    server.on('POST /api/admin/lenders/reading', ({ body }) =>
      json(200, {
        readings: Object.entries(body as object).map(([field, text]) => ({ field, reads: `read ${text}` })),
        warnings: [],
      }),
    );
    const dialog = await openForm();
    await press('Lending criteria');

    await fillIn(
      Object.fromEntries(Object.entries(LIMITS).map(([field, text]) => [LABELS[field as LenderField], text])),
    );

    for (const [field, text] of Object.entries(LIMITS)) {
      expect(await within(dialog).findByText(`Reads as read ${text}`)).toBeInTheDocument();
      const control = within(dialog).getByLabelText(new RegExp(`^${LABELS[field as LenderField]}`));
      expect(control).toHaveAccessibleDescription(`Reads as read ${text}`);
    }
  });
});
