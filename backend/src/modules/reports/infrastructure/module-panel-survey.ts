import { Injectable } from '@nestjs/common';
import { RecentEnquiries } from '#modules/applications/public.js';
import { LenderFigures } from '#modules/lenders/public.js';
import { SurveyPanel } from '#modules/matching/public.js';
import type { Confirmation, PanelSurvey, Survey } from '../application/panel-survey.js';

@Injectable()
export class ModulePanelSurvey implements PanelSurvey {
  constructor(
    private readonly recentEnquiries: RecentEnquiries,
    private readonly surveyPanel: SurveyPanel,
    private readonly lenders: LenderFigures,
  ) {}

  async run(since: Date, most: number): Promise<Survey> {
    const recent = await this.recentEnquiries.latest(since, most);
    const survey = await this.surveyPanel.execute(recent.map(({ answers }) => answers));
    const enquiries = recent.flatMap(({ id, companyName, createdAt }, place) => {
      const found = survey.enquiries[place];
      return found ? [{ id, companyName, createdAt, ...found }] : [];
    });
    return { ...survey, enquiries };
  }

  confirmations(lenderIds: readonly string[]): Promise<readonly Confirmation[]> {
    return this.lenders.confirmations(lenderIds);
  }
}
