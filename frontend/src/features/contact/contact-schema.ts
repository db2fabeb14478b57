import { object } from 'yup';
import { atLeast, validEmail } from '@/shared/forms/rules';

export const contactSchema = object({
  name: atLeast(2, 'Name must be at least 2 characters'),
  email: validEmail,
  message: atLeast(10, 'Message must be at least 10 characters'),
});
