import 'reflect-metadata';
import { ListOf } from '../fields/collections';
import { Flag } from '../fields/number';
import { IdOf, OneOf } from '../fields/text';
import { issuesOf } from '../testing/sample-dto';
import { encodeCursor, NamedListQuery, pageOf, pageRequestOf } from './list-query';
import { validateQuery } from './validate-query';

class SampleQuery extends NamedListQuery {
  @IdOf('biz', {
    optional: true,
    description: 'Of this business.',
    example: 'biz_01890a5d00f4k9r8e7h7x6a5b4',
  })
  businessId?: string;

  @Flag({ optional: true, description: 'Only unread.', example: true })
  unread?: boolean;

  @ListOf(OneOf(['day', 'platform'], { description: 'A dimension.', example: 'day' }), {
    maxItems: 2,
    optional: true,
    description: 'Dimensions.',
    example: ['day'],
  })
  groupBy?: string[];
}

const place = {
  createdAt: new Date('2026-01-31T09:30:00.123Z'),
  id: 'cmp_01890a5d00f4k9r8e7h7x6a5b4',
};
const read = (query: object): SampleQuery => validateQuery(SampleQuery, query);

describe('validateQuery', () => {
  it('fills in defaults', () => {
    expect(read({})).toEqual({ limit: 50 });
  });

  it('coerces text to the declared types', () => {
    expect(read({ limit: '200', unread: 'false', groupBy: 'day,platform', q: '5' })).toEqual({
      limit: 200,
      unread: false,
      groupBy: ['day', 'platform'],
      q: '5',
    });
  });

  it('keeps a malformed id as a filter that finds nothing', () => {
    expect(read({ businessId: 'nonsense' })).toEqual({ limit: 50, businessId: 'nonsense' });
  });

  it.each<[string, object, string[]]>([
    [
      'unknown parameters',
      { colour: 'red', __proto__x: '1' },
      ['query.__proto__x UNKNOWN_FIELD', 'query.colour UNKNOWN_FIELD'],
    ],
    ['a repeated parameter', { limit: ['1', '2'] }, ['query.limit DUPLICATE']],
    ['a limit of 0', { limit: '0' }, ['query.limit OUT_OF_RANGE']],
    ['a limit of 201', { limit: '201' }, ['query.limit OUT_OF_RANGE']],
    ['a limit that only starts like a number', { limit: '5x' }, ['query.limit WRONG_TYPE']],
    ['a limit in hexadecimal', { limit: '0x10' }, ['query.limit WRONG_TYPE']],
    ['an empty limit', { limit: '' }, ['query.limit WRONG_TYPE']],
    ['a cursor that is none', { cursor: 'abc' }, ['query.cursor BAD_FORMAT']],
    ['a day for a moment', { updatedSince: '2026-01-01' }, ['query.updatedSince BAD_FORMAT']],
    ['yes for a flag', { unread: 'yes' }, ['query.unread WRONG_TYPE']],
    ['a wrong item, as the parameter', { groupBy: 'day,week' }, ['query.groupBy NOT_ONE_OF']],
    ['a NUL character', { q: 'a\u0000' }, ['query.q BAD_FORMAT']],
  ])('refuses %s', (_name, query, issues) => {
    expect(issuesOf(() => read(query))).toEqual(issues);
  });

  it('passes a cursor on as the position it encodes', () => {
    expect(pageRequestOf(read({ cursor: encodeCursor(place), limit: '7' }))).toEqual({
      limit: 7,
      cursor: place,
    });
  });

  it('refuses an edited cursor', () => {
    const text = Buffer.from(encodeCursor(place), 'base64url').toString().replace('cmp_', 'cmq_');
    expect(issuesOf(() => read({ cursor: Buffer.from(text).toString('base64url') }))).toEqual([
      'query.cursor BAD_FORMAT',
    ]);
  });
});

describe('pageOf', () => {
  it('gives a cursor only when there is more', () => {
    expect(pageOf([place, { ...place, id: 'b' }], 1)).toEqual({
      rows: [place],
      nextCursor: encodeCursor(place),
    });
    expect(pageOf([place], 1).nextCursor).toBeNull();
    expect(pageOf([], 1)).toEqual({ rows: [], nextCursor: null });
  });
});
