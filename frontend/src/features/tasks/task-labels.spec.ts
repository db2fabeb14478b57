import { placeOf } from '@/features/tasks/task-labels';

describe('placeOf', () => {
  it.each([
    ['acknowledge_complaint', null, '/admin/complaints?status=open'],
    ['answer_complaint', 'p1', '/admin/complaints?status=acknowledged'],
    ['confirm_identity', null, '/admin/people?status=open'],
    ['answer_data_request', null, '/admin/people?status=open'],
    ['retention_stopped', null, '/admin/people?tab=retention'],
    ['renewal', 'p1', '/admin/applications/p1?from=today'],
    ['renewal', null, null],
  ] as const)(
    'leads from a task of the kind %s with the application %s to %s',
    (kind, applicationId, place) => {
      expect(placeOf({ kind, applicationId }, '?from=today')).toBe(place);
    },
  );
});
