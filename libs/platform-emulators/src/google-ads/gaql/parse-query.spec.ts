import { Refused } from '../errors';
import { bindQuery, matches } from './bound-query';
import { parseQuery } from './parse-query';

const NOW = new Date('2026-11-20T23:30:00Z');
const codeOf = (query: string): string | undefined => {
  try {
    bindQuery(parseQuery(query), { timeZone: 'Europe/Berlin' }, NOW);
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.complaints[0]?.error : String(error);
  }
};

describe('GAQL', () => {
  it('reads every clause', () => {
    const query = parseQuery(
      "SELECT campaign.id, campaign.name FROM campaign WHERE campaign.status != 'REMOVED' AND campaign.id IN (1, 2) AND segments.date BETWEEN '2026-11-01' AND '2026-11-02' ORDER BY campaign.name DESC, campaign.id LIMIT 5 PARAMETERS include_drafts=true",
    );
    expect(query).toEqual({
      select: ['campaign.id', 'campaign.name'],
      from: 'campaign',
      where: [
        { field: 'campaign.status', operator: '!=', values: ['REMOVED'] },
        { field: 'campaign.id', operator: 'IN', values: ['1', '2'] },
        { field: 'segments.date', operator: 'BETWEEN', values: ['2026-11-01', '2026-11-02'] },
      ],
      orderBy: [
        { field: 'campaign.name', descending: true },
        { field: 'campaign.id', descending: false },
      ],
      limit: 5,
    });
  });

  it('keeps quotes inside strings', () => {
    expect(
      parseQuery(`SELECT campaign.id FROM campaign WHERE campaign.name = 'Ann\\'s "Spring"'`)
        .where[0]?.values,
    ).toEqual([`Ann's "Spring"`]);
  });

  it.each([
    [
      'a field that does not exist',
      'SELECT campaign.start_date FROM campaign',
      'queryError.UNRECOGNIZED_FIELD',
    ],
    [
      'a member of what comes whole',
      'SELECT ad_group_ad.ad.responsive_display_ad.long_headline.text FROM ad_group_ad',
      'queryError.UNRECOGNIZED_FIELD',
    ],
    [
      'a message instead of its members',
      'SELECT campaign.network_settings FROM campaign',
      'queryError.UNRECOGNIZED_FIELD',
    ],
    [
      'a resource that does not belong',
      'SELECT ad_group.id FROM campaign',
      'queryError.PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE',
    ],
    [
      'an unknown resource',
      'SELECT campaign.id FROM campaigns',
      'queryError.BAD_RESOURCE_TYPE_IN_FROM_CLAUSE',
    ],
    [
      'a wrong enum constant',
      "SELECT campaign.id FROM campaign WHERE campaign.status = 'ACTIVE'",
      'queryError.BAD_ENUM_CONSTANT',
    ],
    [
      'an empty list',
      'SELECT campaign.id FROM campaign WHERE campaign.id IN ()',
      'queryError.PROHIBITED_EMPTY_LIST_IN_CONDITION',
    ],
    [
      'a half string',
      "SELECT campaign.id FROM campaign WHERE campaign.name = 'x",
      'queryError.STRING_NOT_TERMINATED',
    ],
    ['a missing FROM', 'SELECT campaign.id', 'queryError.EXPECTED_FROM'],
    [
      'words after the end',
      'SELECT campaign.id FROM campaign LIMIT 5 5',
      'queryError.UNEXPECTED_INPUT',
    ],
    [
      'a change feed without dates',
      'SELECT change_status.resource_type FROM change_status LIMIT 10',
      'changeStatusError.CHANGE_DATE_RANGE_INFINITE',
    ],
    [
      'a change feed without a limit',
      "SELECT change_status.resource_type FROM change_status WHERE change_status.last_change_date_time BETWEEN '2026-11-19' AND '2026-11-20'",
      'changeStatusError.LIMIT_NOT_SPECIFIED',
    ],
  ])('refuses %s', (_, query, code) => {
    expect(codeOf(query)).toBe(code);
  });

  it('counts named ranges in the account’s zone', () => {
    const { where } = bindQuery(
      parseQuery(
        'SELECT campaign.id, segments.date FROM campaign WHERE segments.date DURING TODAY',
      ),
      { timeZone: 'Europe/Berlin' },
      NOW,
    );
    expect(where[0]?.values).toEqual(['2026-11-21', '2026-11-21']);
  });

  it.each([
    ['campaign_criterion.negative = FALSE', undefined, true],
    ['campaign_criterion.negative = FALSE', false, true],
    ['campaign_criterion.negative != FALSE', true, true],
    ['campaign_criterion.bid_modifier > 1', 1.2, true],
    ["campaign_criterion.criterion_id < '9'", '10', false],
    ["campaign_criterion.display_name LIKE '%50[%] o_f%'", 'Now 50% OFF', true],
    ["campaign_criterion.display_name NOT IN ('a', 'b')", 'b', false],
    ['campaign_criterion.criterion_id IN (7, 10)', '10', true],
    ['campaign_criterion.negative IN (false)', undefined, true],
  ])('tests %s against %p', (condition, value, holds) => {
    const { where } = bindQuery(
      parseQuery(`SELECT campaign_criterion.type FROM campaign_criterion WHERE ${condition}`),
      { timeZone: 'UTC' },
      NOW,
    );
    expect(where.map((one) => matches(one, value))).toEqual([holds]);
  });
});
