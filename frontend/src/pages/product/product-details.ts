import type { ComponentType } from 'react';
import type { Plan } from '@/features/illustrations/plan';
import type { ProductSlug } from '@/shared/site/products';

/** What a product's own page has beyond the product's facts. Each product's is a file, fetched with its page. */
export interface ProductDetails<DialName extends string> extends ProductCopy {
  /** The illustration of its cost. */
  plan: Plan<DialName>;
  /** Takes the place of the words before the figure of the rate. */
  rateLeadIn?: ComponentType;
  /** What this product's figures need said beside them. */
  footnote?: string;
}

export interface ProductCopy {
  /** The product in one or two paragraphs: what it is, how it works. */
  overview: readonly string[];
  benefits: readonly Point[];
  requirements: readonly Requirement[];
  flexible: { intro: string; points: readonly string[] };
  questions: readonly Question[];
  /** Products that may fit better, and when. */
  alternatives: readonly { slug: ProductSlug; when: string }[];
}

export interface Point {
  title: string;
  text: string;
}

export interface Requirement {
  name: string;
  value: string;
}

export interface Question {
  question: string;
  answer: string;
}
