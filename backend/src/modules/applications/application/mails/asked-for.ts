import { REQUIRED_QUESTIONS, type Answers } from '#kernel/lending/answers.js';
import { readFundingType } from '#kernel/lending/funding-type.js';
import { productTitle } from '#kernel/lending/product.js';
import { formatPounds } from '#kernel/money/money.js';

const { choices = [], quickChoices = [] } = REQUIRED_QUESTIONS.amount;

/** The label of a choice, or a plain sum. Other text could carry a message to a stranger, and is not repeated. */
const amountFor = (amount: string): string | null => {
  const chosen = [...choices, ...quickChoices].find(({ value }) => value === amount);
  if (chosen) return chosen.label;
  const figure = amount.replaceAll(/[£,\s]/g, '');
  return /^\d{1,12}$/.test(figure) ? formatPounds(Number(figure)) : null;
};

/** Tells one application of a company from another: 'Asset Finance, £120,000'. */
export const askedFor = ({ fundingType, amount }: Pick<Answers, 'fundingType' | 'amount'>): string => {
  const [product, ...others] = readFundingType(fundingType) ?? [];
  const type = product === undefined || others.length > 0 ? fundingType : productTitle(product);
  return [type, amountFor(amount)].filter((part) => part !== null).join(', ');
};
