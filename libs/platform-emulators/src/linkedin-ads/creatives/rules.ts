import { type Fields, objectIn, textIn } from '../../core/json';
import { numberInUrn } from '../doors/query';
import type { Scene } from '../doors/resources';
import { type Problem, problem } from '../errors';
import { isWebAddress, nameProblems, statusProblems } from '../member-rules';
import { desiredStatus, type Entity, isGoing } from '../store';
import { UNVERIFIED } from '../unverified';
import { imageProblems } from './post-rules';

const HEADLINE = 25;
const DESCRIPTION = 75;
const PER_CAMPAIGN = 100;
const ACTIVE_PER_CAMPAIGN = 15;
const PER_ACCOUNT = 15_000;

/** What is wrong with a creative (platform document 2b). */
export function creativeProblems(scene: Scene): readonly Problem[] {
  const { fields, before, account, world } = scene;
  const campaign = world.find(
    'campaign',
    account.id,
    numberInUrn(textIn(fields, 'campaign'), 'sponsoredCampaign') ?? '',
  );
  if (!campaign || isGoing(campaign)) {
    return [
      problem(
        'FIELD_VALUE_DOES_NOT_EXIST',
        '/campaign',
        `value ${textIn(fields, 'campaign')} doesn't exist`,
      ),
    ];
  }
  return [
    ...nameProblems(fields, UNVERIFIED.creativeNameLength),
    ...statusProblems(
      '/intendedStatus',
      textIn(fields, 'intendedStatus'),
      before && desiredStatus(before),
      ['ACTIVE', 'PAUSED', 'DRAFT'],
    ),
    ...fixedProblems(fields, before),
    ...(before ? [] : contentProblems(scene, textIn(campaign.fields, 'type'))),
    ...countProblems(scene, campaign),
  ];
}

function fixedProblems(fields: Fields, before: Entity | undefined): readonly Problem[] {
  const changed = ['campaign', 'content'].filter(
    (name) => before && JSON.stringify(before.fields[name]) !== JSON.stringify(fields[name]),
  );
  return changed.map((name) =>
    problem('FIELD_NOT_ALLOWED', `/${name}`, "can't be updated once set"),
  );
}

/** Text ads show a text ad, sponsored content shows a post of the page. */
function contentProblems(
  { fields, account, world }: Scene,
  campaignType: string,
): readonly Problem[] {
  const wanted = campaignType === 'TEXT_AD' ? 'textAd' : 'reference';
  const content = objectIn(fields, 'content');
  if (Object.keys(content).join() !== wanted) {
    return [
      problem(
        'INVALID_VALUE_FOR_FIELD',
        '/content',
        `must hold ${wanted} alone in a campaign of type ${campaignType}`,
      ),
    ];
  }
  if (wanted === 'textAd') return textAdProblems(objectIn(content, 'textAd'), { account, world });
  const post = world.find(
    'post',
    account.id,
    numberInUrn(textIn(content, 'reference'), 'share', 'ugcPost') ?? '',
  );
  return post
    ? []
    : [
        problem(
          'FIELD_VALUE_DOES_NOT_EXIST',
          '/content/reference',
          `value ${textIn(content, 'reference')} doesn't exist`,
        ),
      ];
}

function textAdProblems(
  ad: Fields,
  { account, world }: Pick<Scene, 'account' | 'world'>,
): readonly Problem[] {
  const texts = [
    ['headline', HEADLINE],
    ['description', DESCRIPTION],
  ] as const;
  const found = texts.flatMap(([name, max]) => {
    const length = [...textIn(ad, name)].length;
    if (length === 0) {
      return [problem('MISSING_FIELD', `/content/textAd/${name}`, 'is required but missing')];
    }
    return length > max
      ? [
          problem(
            'FIELD_LENGTH_TOO_LONG',
            `/content/textAd/${name}`,
            `length ${length} can't exceed maximum ${max} length`,
          ),
        ]
      : [];
  });
  if (!isWebAddress(textIn(ad, 'landingPage'))) {
    found.push(
      problem('INVALID_VALUE_FOR_FIELD', '/content/textAd/landingPage', 'must be a web address'),
    );
  }
  return ad.image === undefined
    ? found
    : [...found, ...imageProblems(textIn(ad, 'image'), '/content/textAd/image', account, world)];
}

/**
 * How many creatives there may be (vendor's pages; the document's 100 are 15 active and 85 others).
 */
function countProblems(
  { world, account, fields, before }: Scene,
  campaign: Entity,
): readonly Problem[] {
  const others = world.children(campaign).filter((one) => one.id !== before?.id && !isGoing(one));
  const isActivated =
    textIn(fields, 'intendedStatus') === 'ACTIVE' &&
    (!before || desiredStatus(before) !== 'ACTIVE');
  const found: Problem[] = [];
  if (!before && others.length >= PER_CAMPAIGN) found.push(tooMany('/campaign', PER_CAMPAIGN));
  if (
    isActivated &&
    others.filter((one) => desiredStatus(one) === 'ACTIVE').length >= ACTIVE_PER_CAMPAIGN
  ) {
    found.push(tooMany('/intendedStatus', ACTIVE_PER_CAMPAIGN));
  }
  if (!before && world.table('creative').countOfAccount(account.id) >= PER_ACCOUNT) {
    found.push(tooMany('/account', PER_ACCOUNT));
  }
  return found;
}

const tooMany = (path: string, max: number) =>
  problem('FIELD_VALUE_TOO_HIGH', path, `holds creatives enough: not more than ${max}`);
