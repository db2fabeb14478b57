import type { ComponentType } from 'react';
import type { Plan } from '@/features/illustrations/plan';
import type { ProductSlug } from '@/shared/site/products';

/** Content of a product's own page beyond the product's facts. One file for each product, loaded with its page. */
export interface ProductDetails<DialName extends string> extends ProductCopy {
  /** The illustration of its cost. */
  plan: Plan<DialName>;
  /** Replaces the text before the rate. */
  rateLeadIn?: ComponentType;
  /** A note on this product's figures. */
  footnote?: string;
}

export interface ProductCopy {
  /** The product in one or two paragraphs: what it is, how it works. */
  overview: readonly string[];
  benefits: readonly Point[];
  requirements: readonly ProductRequirement[];
  flexible: { intro: string; points: readonly string[] };
  questions: readonly Question[];
  /** Products that may fit better, and when. */
  alternatives: readonly { slug: ProductSlug; when: string }[];
}

export interface Point {
  title: string;
  text: string;
}

export interface ProductRequirement {
  name: string;
  value: string;
}

export interface Question {
  question: string;
  answer: string;
}
