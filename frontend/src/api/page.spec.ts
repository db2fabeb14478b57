import { pageOf } from '@/api/page';

describe('Reading a page of a list', () => {
  it('reads total and next page from the headers', () => {
    const headers = new Headers({
      'X-Total-Count': '138',
      Link: '</api/admin/lenders?limit=50&cursor=b>; rel="next"',
    });

    expect(pageOf(['x'], headers)).toEqual({ items: ['x'], total: 138, next: 'b' });
  });

  it('treats a list without headers as complete', () => {
    expect(pageOf(['x', 'y'], new Headers())).toEqual({
      items: ['x', 'y'],
      total: 2,
      next: null,
    });
  });
});
