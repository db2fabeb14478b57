import { Injectable } from '@nestjs/common';
import { CompletionListeners } from '#modules/deals/public.js';
import { CompareDisclosure } from '../../application/compare-disclosure.js';
import { EarnByCompletion } from '../../application/earn-by-completion.js';

@Injectable()
export class ListenToCompletions {
  constructor(listeners: CompletionListeners, earn: EarnByCompletion, compare: CompareDisclosure) {
    listeners.add(earn);
    listeners.add(compare);
  }
}
