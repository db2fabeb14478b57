import type { ProductSlug } from '@/shared/site/products';

/** What a product's own page says beyond its facts. Each product's copy is a file of its own, fetched with its page. */
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
