import { object, string } from 'yup';

export const atLeast = (length: number, message: string) =>
  string().trim().min(length, message).required(message);

const invalidEmail = 'Please enter a valid email';

// Yup takes name@host, which no reply of ours would reach.
export const validEmail = string()
  .trim()
  .email(invalidEmail)
  .matches(/\.[^.@]+$/, invalidEmail)
  .required(invalidEmail);

/** What every form that makes a funding application asks for. */
export const requiredAnswers = object({
  companyName: atLeast(2, 'Company name is required'),
  contactName: atLeast(2, 'Contact name is required'),
  email: validEmail,
  phone: atLeast(10, 'Please enter a valid phone number'),
  fundingType: atLeast(1, 'Please select a funding type'),
  amount: atLeast(1, 'Please select an amount range'),
});
