import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { focusFirstError } from '@/shared/forms/first-error';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import type { FactFindValues } from '@/features/fact-find/fact-find-answers';
import { type Step, visibleSections } from '@/shared/application-answers/section';
import type { FormState } from '@/shared/forms/form-context';

/** The last step has no questions: it shows the answers before submitting. */
export const review: Step = {
  slug: 'review',
  tab: 'Review',
  title: 'Review Your Answers',
  why: 'Check your answers before you search.',
  fields: [],
};

/** The visible steps for the current answers, then the review. */
export const visibleSteps = (steps: readonly Step[], values: FactFindValues): readonly Step[] => [
  ...visibleSections(steps, values),
  review,
];

export const hasField = ({ fields }: Step, names: readonly string[]): boolean =>
  fields.some(({ name }) => names.includes(name));

/** Complete: something is entered and nothing is invalid. */
export const isDone = ({ fields }: Step, { values, getFieldMeta }: FormState<FactFindValues>): boolean =>
  fields.some(({ name }) => values[name].trim() !== '') &&
  fields.every(({ name }) => getFieldMeta(name).error === undefined);

type Aim = 'heading' | 'error';

interface Steps {
  step: Step;
  /** A ref around steps and fields; scrolled into view for a new step. */
  frame: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  go: (to: Step, aim?: Aim) => void;
}

export const stepAddress = ({ slug }: Step): string => `?step=${slug}`;

/**
 * The step in the address, so that back, forward and reload work. Focus follows: to the heading of a new step, or to
 * the first error.
 */
export function useSteps(visible: readonly Step[]): Steps {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const aim = useRef<Aim>('heading');
  const [visits, setVisits] = useState(0);
  // A prerendered page has no query: it shows the first step until hydration.
  const inAddress = query.get('step');
  const asked = useValueAfterHydration(inAddress, null);
  const step = visible.find(({ slug }) => slug === asked) ?? visible[0] ?? review;

  const place = `${step.slug} ${visits}`;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (asked !== inAddress || shown.current === place) return;
    const first = shown.current === null;
    shown.current = place;
    if (first) return;
    if (aim.current === 'heading' || !focusFirstError(frame.current)) {
      frame.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
      heading.current?.focus({ preventScroll: true });
    }
    aim.current = 'heading';
  }, [asked, inAddress, place]);

  const go = (to: Step, next: Aim = 'heading') => {
    aim.current = next;
    if (to.slug === step.slug) setVisits((count) => count + 1);
    else void navigate(stepAddress(to));
  };

  return { step, frame, heading, go };
}
