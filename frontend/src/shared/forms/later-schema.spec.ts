import { object, string } from 'yup';
import { laterSchema } from '@/shared/forms/later-schema';

const schema = object({ name: string().required('Please enter a name') });

it('refuses what the schema refuses', async () => {
  const { validate } = laterSchema(() => Promise.resolve(schema));

  await expect(validate({ name: '' }, {})).rejects.toThrow('Please enter a name');
  await expect(validate({ name: 'Kelvin' }, {})).resolves.toEqual({ name: 'Kelvin' });
});

it('leaves the judgement to the server when the rules cannot be fetched', async () => {
  const { validate } = laterSchema(() => Promise.reject(new Error('no network')));

  await expect(validate({ name: '' }, {})).resolves.toEqual({ name: '' });
});
