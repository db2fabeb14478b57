export const UPDATED = {
  title: 'Application updated',
  description: 'The application has been updated successfully',
};
export const FAILED = {
  title: 'Update failed',
  description: 'Failed to update application',
  destructive: true,
};
