import { object, string, type StringSchema } from 'yup';
import type { Requirement, Requirements } from '@/shared/forms/requirements';

/** A requirement as Yup checks it. */
export const ruleOf = ({ message, atLeast = 1, format }: Requirement): StringSchema => {
  const text = format === 'secret' ? string() : string().trim();
  const answered = text.min(atLeast, message).required(message);
  // Yup takes name@host, which no reply of ours would reach.
  return format === 'email' ? answered.email(message).matches(/\.[^.@]+$/, message) : answered;
};

export const schemaOf = (requirements: Requirements) =>
  object(
    Object.fromEntries(
      Object.entries(requirements).map(([name, requirement]) => [name, ruleOf(requirement)]),
    ),
  );
