import { object, string, type StringSchema } from 'yup';
import type { Requirement, Requirements } from '@/shared/forms/rules/requirements';

/** A requirement as a Yup rule. */
export const ruleOf = ({ message, atLeast = 1, format }: Requirement): StringSchema => {
  const text = format === 'secret' ? string() : string().trim();
  const answered = text.min(atLeast, message).required(message);
  // Yup accepts name@host, which is not a public email address.
  return format === 'email' ? answered.email(message).matches(/\.[^.@]+$/, message) : answered;
};

export const schemaOf = (requirements: Requirements) =>
  object(
    Object.fromEntries(
      Object.entries(requirements).map(([name, requirement]) => [name, ruleOf(requirement)]),
    ),
  );
