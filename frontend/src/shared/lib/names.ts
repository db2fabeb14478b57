/** The name of a member of staff, or of one who has left. */
export const nameOrFormer = (name: string | null | undefined): string => name ?? 'a former team member';
