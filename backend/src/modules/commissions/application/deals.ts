/** A submission, as far as commission needs to know it. */
export interface Deal {
  readonly applicationId: string;
  readonly isCompleted: boolean;
}

export abstract class Deals {
  /**
   * Until the unit of work ends nobody else changes the submission or its case.
   * @throws SubmissionNotFound
   */
  abstract lock(submissionId: string): Promise<Deal>;
}
