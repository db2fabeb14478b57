import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { focusFirstError } from '@/shared/forms/first-error';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { review } from '@/features/fact-find/step';
import type { Step } from '@/shared/application-answers/section';

type Aim = 'heading' | 'error';

interface Steps {
  step: Step;
  /** A ref around steps and fields; scrolled into view for a new step. */
  frame: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  go: (to: Step, aim?: Aim) => void;
}

export const addressOf = ({ slug }: Step): string => `?step=${slug}`;

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
    else void navigate(addressOf(to));
  };

  return { step, frame, heading, go };
}
