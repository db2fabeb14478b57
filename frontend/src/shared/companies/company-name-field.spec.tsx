import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANSWERS } from '@/api/answers';
import { CompanyNameField } from '@/shared/companies/company-name-field';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { buildCompany } from '@/testing/build-company';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, settled } from '@/testing/settled';
import { violations } from '@/testing/violations';

const FILLED = 'From Companies House. Change it if it is wrong.';
const alder = buildCompany();
const gone = buildCompany({ number: '00000002', name: 'ALDER GONE LTD', status: 'dissolved' });

let server: ServerStub;
let restore: () => void;
let sent: unknown[];

describe('CompanyNameField', () => {
  beforeEach(() => {
    sent = [];
    server = new ServerStub().on('GET /api/companies', () => json(200, [alder, gone]));
    restore = server.install();
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });
  afterEach(() => restore());

  const blank = {
    companyName: '',
    companyNumber: '',
    registeredAddress: '',
    businessSector: '',
    tradingHistory: '',
  };

  const open = (known: Partial<typeof blank> = {}) =>
    renderWithApp(
      <FormikForm initialValues={{ ...blank, ...known }} onSubmit={(values) => void sent.push(values)}>
        <FormBody label="Enquiry">
          <CompanyNameField name="companyName" label="Company Name" required helperText="As registered." />
          <FormTextField name="companyNumber" label="Company Number" />
          <FormTextField name="registeredAddress" label="Registered Address" />
          <FormSelect
            name="businessSector"
            label="Business Sector"
            options={ANSWERS.businessSector.choices}
            helperText="What it does."
          />
          <FormSelect
            name="tradingHistory"
            label="Trading History"
            options={ANSWERS.tradingHistory.choices}
          />
        </FormBody>
      </FormikForm>,
    );

  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  const name = () => screen.getByRole('combobox', { name: /^Company Name/ });
  const type = (text: string) => fillIn({ 'Company Name': text });
  const key = (pressed: string) => settled(() => fireEvent.keyDown(name(), { key: pressed }));
  const options = async () => within(await screen.findByRole('listbox')).getAllByRole('option');
  const asked = () => server.calls.map(({ path }) => path);

  it('suggests companies from three letters', async () => {
    open();
    await type('al');
    await type('ald');
    const [first, second, ...others] = await options();

    expect(asked()).toEqual(['/api/companies?q=ald']);
    expect(others).toEqual([]);
    expect(first).toHaveTextContent('ALDER JOINERY LIMITED');
    expect(first).toHaveTextContent('SC123456, since 1 March 2012, 1 Example Street, Glasgow, G1 1AA');
    expect(second).toHaveTextContent('Companies House says this company is dissolved.');
    expect(name()).toHaveAttribute('aria-expanded', 'true');
    expect(name()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(await violations()).toEqual([]);
  });

  it('shows the former name that matched', async () => {
    server.on('GET /api/companies', () => json(200, [buildCompany({ formerName: 'OAK JOINERY LTD' }), gone]));
    open();
    await type('oak');
    const [first, second] = await options();

    expect(first).toHaveTextContent('ALDER JOINERY LIMITEDFormerly OAK JOINERY LTD');
    expect(second).not.toHaveTextContent('Formerly');
  });

  it('fills in a company chosen by keyboard, and says so beside it', async () => {
    open();
    await type('alder');
    const [first, second] = await options();
    await key('ArrowDown');
    expect(name()).toHaveAttribute('aria-activedescendant', first!.id);
    await key('ArrowUp');
    expect(name()).toHaveAttribute('aria-activedescendant', second!.id);
    await key('ArrowDown');
    await key('Enter');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(name()).toHaveValue('ALDER JOINERY LIMITED');
    expect(field('Company Number')).toHaveValue('SC123456');
    expect(field('Registered Address')).toHaveValue('1 Example Street, Glasgow, G1 1AA');
    expect(field('Business Sector')).toHaveValue('manufacturing');
    expect(field('Trading History')).toHaveValue('48 months');
    expect(field('Business Sector')).toHaveAccessibleDescription(FILLED);
    expect(screen.getAllByText(FILLED)).toHaveLength(4);

    await fillIn({ 'Business Sector': 'retail' });
    expect(field('Business Sector')).toHaveAccessibleDescription('What it does.');
  });

  it('shows warnings about the company beside its name', async () => {
    open();
    await type('alder');
    const [, second] = await options();
    await settled(() => fireEvent.click(second!));

    expect(name()).toHaveAccessibleDescription('Companies House says this company is dissolved.');
  });

  it('keeps answers, and clears what it filled in when the name changes', async () => {
    open({ businessSector: 'retail' });
    await type('alder');
    await options();
    await key('ArrowDown');
    await key('Enter');
    expect(field('Business Sector')).toHaveValue('retail');
    await fillIn({ 'Registered Address': '2 Other Road, Leeds LS1 1AA' });
    await type('Birch');

    expect(field('Company Number')).toHaveValue('');
    expect(field('Trading History')).toHaveValue('');
    expect(field('Registered Address')).toHaveValue('2 Other Road, Leeds LS1 1AA');
    expect(field('Business Sector')).toHaveValue('retail');
  });

  it('closes the list on Escape and blur, and submits the form on Enter', async () => {
    open();
    await type('alder');
    await options();
    await key('Escape');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await type('alder j');
    await options();
    await settled(() => fireEvent.blur(name()));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await type('alder jo');
    await options();
    await settled(() => fireEvent.submit(screen.getByRole('form')));

    await waitFor(() => expect(sent).toEqual([{ ...blank, companyName: 'alder jo' }]));
  });

  it('shows the results of the latest text, whichever response arrives first', async () => {
    const waiting: ((found: Response) => void)[] = [];
    server.on('GET /api/companies', () => new Promise<Response>((answer) => waiting.push(answer)));
    open();
    await type('alder');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await type('alder gone');
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => {
      waiting[1]?.(json(200, [gone]));
      waiting[0]?.(json(200, [alder]));
      await Promise.resolve();
    });

    const found = await options();
    expect(found).toHaveLength(1);
    expect(within(found[0]!).getByText('ALDER GONE LTD')).toBeInTheDocument();
  });

  it.each([
    [429, 'too many'],
    [503, 'away'],
  ])('is a plain field when the look-up returns %s', async (status) => {
    server.on('GET /api/companies', () => json(status, { status, error: 'Not now', errors: [] }));
    open();
    await type('alder');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await settled(() => undefined);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Not now')).not.toBeInTheDocument();
    expect(name()).toHaveValue('alder');
    expect(name()).toHaveAccessibleDescription('As registered.');
  });
});
