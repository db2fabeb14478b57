import { object, string } from 'yup';
import { errorsIn, lazySchema } from '@/shared/forms/rules/lazy-schema';

const schema = object({ name: string().required('Please enter a name') });

describe('lazySchema', () => {
  it('rejects what the schema rejects', async () => {
    const { validate } = lazySchema(() => Promise.resolve(schema));

    await expect(validate({ name: '' }, {})).rejects.toThrow('Please enter a name');
    await expect(validate({ name: 'Kelvin' }, {})).resolves.toEqual({ name: 'Kelvin' });
  });

  it('validates the latest values, also when requested before the schema loaded', async () => {
    let arrive: (rules: typeof schema) => void = () => undefined;
    const promise = new Promise<typeof schema>((resolve) => {
      arrive = resolve;
    });
    const { validate } = lazySchema(() => promise);
    const asked = validate({ name: '' }, {});
    const askedAgain = validate({ name: 'Kelvin' }, {});

    arrive(schema);

    await expect(askedAgain).resolves.toEqual({ name: 'Kelvin' });
    await expect(asked).resolves.toEqual({ name: 'Kelvin' });
  });

  it('leaves validation to the server when the rules cannot be loaded', async () => {
    const { validate } = lazySchema(() => Promise.reject(new Error('no network')));

    await expect(validate({ name: '' }, {})).resolves.toEqual({ name: '' });
  });
});

describe('errorsIn', () => {
  const two = object({
    name: string().required('Please enter a name').min(3, 'Please enter the whole name'),
    phone: string().required('Please enter a phone number'),
  });

  it('returns the first error of each field', async () => {
    expect(await errorsIn(two, { name: '', phone: '' })).toEqual({
      name: 'Please enter a name',
      phone: 'Please enter a phone number',
    });
    expect(await errorsIn(two, { name: 'Al', phone: '1' })).toEqual({ name: 'Please enter the whole name' });
  });

  it('returns none for valid values', async () => {
    expect(await errorsIn(two, { name: 'Alba', phone: '1' })).toEqual({});
  });
});
