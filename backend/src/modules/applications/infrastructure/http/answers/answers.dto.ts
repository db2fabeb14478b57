import { IntersectionType, PartialType } from '@nestjs/swagger';
import { MatchLendersRequest } from '#modules/matching/wiring.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import {
  OptionalText,
  RequiredText,
  sentenceUnless,
  type TextOptions,
} from '#platform/infrastructure/http/dto/text.js';
import {
  OPTIONAL_QUESTIONS,
  REQUIRED_QUESTIONS,
  type OptionalAnswer,
  type RequiredAnswer,
} from '#kernel/lending/answers.js';

const SHORT = { max: 200 } as const;
const LONG = { max: 5_000, shape: 'multi-line' } as const;

const RequiredAnswerText =
  (options: TextOptions) =>
  (target: object, name: RequiredAnswer): void =>
    RequiredText({ ...REQUIRED_QUESTIONS[name], ...options })(target, name);

const OptionalAnswerText =
  (options: TextOptions) =>
  (target: object, name: OptionalAnswer): void => {
    const { label, example } = OPTIONAL_QUESTIONS[name];
    OptionalText({ label, example, description: label, ...options })(target, name);
  };

/** For answers that code depends on: exactly one of the form's values. */
const ChosenAnswer =
  () =>
  (target: object, name: 'legalForm' | 'securedOnHome'): void => {
    const { label, choices = [] } = OPTIONAL_QUESTIONS[name];
    const values = choices.map(({ value }) => value);
    OptionalAnswerText({
      ...SHORT,
      description: `${label}: ${values.join(', ')}`,
      check: (text) => (values.includes(text) ? null : `${label} must be one of ${values.join(', ')}`),
    })(target, name);
  };

/** Who asks. */
class ApplicantRequest {
  @RequiredAnswerText({
    ...SHORT,
    ...sentenceUnless((text) => text.length >= 2, 'Company name is required'),
    description: 'At least 2 characters',
  })
  readonly companyName: string;

  @RequiredAnswerText({
    ...SHORT,
    ...sentenceUnless((text) => text.length >= 2, 'Contact name is required'),
    description: 'At least 2 characters',
  })
  readonly contactName: string;

  @RequiredAnswerText(emailText())
  readonly email: string;

  @RequiredAnswerText({
    max: 40,
    ...sentenceUnless((text) => text.length >= 10, 'Please enter a valid phone number'),
    description: 'At least 10 characters',
  })
  readonly phone: string;
}

/** The answers of a submitted application: contact details, answers for matching, and the rest. */
export class AnswersRequest
  extends IntersectionType(ApplicantRequest, MatchLendersRequest)
  implements Record<RequiredAnswer | OptionalAnswer, string | undefined>
{
  @OptionalAnswerText(LONG) readonly purpose: string | undefined;
  @OptionalAnswerText(SHORT) readonly annualTurnover: string | undefined;
  @OptionalAnswerText(SHORT) readonly employees: string | undefined;
  @OptionalAnswerText(SHORT) readonly companyNumber: string | undefined;
  @OptionalAnswerText(LONG) readonly adverseCreditDetails: string | undefined;
  @OptionalAnswerText(LONG) readonly existingLoans: string | undefined;
  @OptionalAnswerText(SHORT) readonly purchasePrice: string | undefined;
  @OptionalAnswerText(LONG) readonly exitStrategy: string | undefined;
  @OptionalAnswerText(SHORT) readonly gdo: string | undefined;
  @OptionalAnswerText(SHORT) readonly assetType: string | undefined;
  @OptionalAnswerText(SHORT) readonly assetAge: string | undefined;
  @OptionalAnswerText(SHORT) readonly assetCondition: string | undefined;
  @OptionalAnswerText(SHORT) readonly debtorConcentration: string | undefined;
  @OptionalAnswerText(SHORT) readonly averageInvoiceValue: string | undefined;
  @ChosenAnswer() readonly legalForm: string | undefined;
  @ChosenAnswer() readonly securedOnHome: string | undefined;
}

/** Any of an application's answers. */
export class AnswerQuestionsRequest extends PartialType(AnswersRequest) {}
