import { type Fields, objectIn, textIn } from '../../core/json';
import { flag, list, oneOf, record, text, urn } from '../doors/bodies';
import { idInUrn, urnOf } from '../doors/query';
import { type Problem, problem } from '../errors';
import { imageStatus } from '../media';
import { isWebAddress, valueProblems } from '../member-rules';
import type { Account, World } from '../store';

const COMMENTARY = 3_000;
const AD_COMMENTARY = 600;
const TITLE = 200;
const REQUIRED = ['author', 'commentary', 'visibility', 'lifecycleState'];

/** What is wrong with a post of this account's page (platform document 2b). */
export function postProblems(fields: Fields, account: Account, world: World): readonly Problem[] {
  return [
    ...REQUIRED.filter((name) => fields[name] === undefined).map((name) =>
      problem('MISSING_FIELD', `/${name}`, 'is required but missing'),
    ),
    ...valueProblems(postShape, fields, account.currency),
    ...authorProblems(fields, account),
    ...textProblems(fields),
    ...contentProblems(objectIn(fields, 'content'), account, world),
    ...linkProblems(fields),
  ];
}

function authorProblems(fields: Fields, { id, organizationId }: Account): readonly Problem[] {
  const author = textIn(fields, 'author');
  const sponsor = objectIn(fields, 'adContext').dscAdAccount;
  const found: Problem[] = [];
  if (author !== '' && author !== urnOf('organization', organizationId)) {
    found.push(problem('NO_PERMISSION_ON_ENTITY', '/author', `may not be ${author}`));
  }
  if (fields.adContext !== undefined && sponsor !== urnOf('sponsoredAccount', id)) {
    found.push(
      problem('MISMATCH_FIELDS', '/adContext/dscAdAccount', 'must be an account of the author'),
    );
  }
  return found;
}

function textProblems(fields: Fields): readonly Problem[] {
  const max = fields.adContext === undefined ? COMMENTARY : AD_COMMENTARY;
  const length = [...textIn(fields, 'commentary')].length;
  return length > max
    ? [
        problem(
          'FIELD_LENGTH_TOO_LONG',
          '/commentary',
          `length ${length} can't exceed maximum ${max} length`,
        ),
      ]
    : [];
}

function contentProblems(content: Fields, account: Account, world: World): readonly Problem[] {
  const { media, article } = {
    media: objectIn(content, 'media'),
    article: objectIn(content, 'article'),
  };
  const found: Problem[] = [];
  if (Object.keys(content).length > 1) {
    found.push(problem('MULTIPLE_VALIDATIONS_FAILED', '/content', 'must have exactly one member'));
  }
  if (content.media !== undefined) {
    found.push(...imageProblems(textIn(media, 'id'), '/content/media/id', account, world));
  }
  if (article.thumbnail !== undefined) {
    found.push(
      ...imageProblems(textIn(article, 'thumbnail'), '/content/article/thumbnail', account, world),
    );
  }
  if (content.article !== undefined && !isWebAddress(textIn(article, 'source'))) {
    found.push(
      problem('INVALID_VALUE_FOR_FIELD', '/content/article/source', 'must be a web address'),
    );
  }
  for (const [name, holder] of Object.entries({ media, article })) {
    if ([...textIn(holder, 'title')].length > TITLE) {
      found.push(
        problem(
          'FIELD_LENGTH_TOO_LONG',
          `/content/${name}/title`,
          `can't exceed maximum ${TITLE} length`,
        ),
      );
    }
  }
  return found;
}

/** An image of the account that is ready; videos and documents are not emulated. */
export function imageProblems(
  urn: string,
  path: string,
  account: Account,
  world: World,
): readonly Problem[] {
  const image = world.find('image', account.id, idInUrn(urn, 'image') ?? '');
  if (!image) return [problem('FIELD_VALUE_DOES_NOT_EXIST', path, `value ${urn} doesn't exist`)];
  return imageStatus(image, world) === 'AVAILABLE'
    ? []
    : [problem('FIELD_VALUE_NOT_ACTIVE', path, `value ${urn} is not available yet`)];
}

/** A button needs somewhere to go. */
function linkProblems(fields: Fields): readonly Problem[] {
  const page = fields.contentLandingPage;
  if (page === undefined) {
    return fields.contentCallToActionLabel === undefined
      ? []
      : [
          problem(
            'CONDITIONAL_MISSING_FIELD',
            '/contentLandingPage',
            'is required if /contentCallToActionLabel is set',
          ),
        ];
  }
  return isWebAddress(String(page))
    ? []
    : [
        problem(
          'INVALID_VALUE_FOR_FIELD',
          '/contentLandingPage',
          `can't be set to ${String(page)}`,
        ),
      ];
}

/** Buttons of an ad (platform document 2b). */
export const CALLS_TO_ACTION = [
  'APPLY',
  'DOWNLOAD',
  'VIEW_QUOTE',
  'LEARN_MORE',
  'SIGN_UP',
  'SUBSCRIBE',
  'REGISTER',
  'JOIN',
  'ATTEND',
  'REQUEST_DEMO',
] as const;

const media = record({ id: urn('image', 'video', 'document'), title: text, altText: text });

/**
 * A post as it may be sent: an image, or an article with a picture (vendor's page on posts).
 * Members that the service sets are unknown here.
 */
export const postShape = record({
  author: urn('organization', 'person'),
  commentary: text,
  visibility: oneOf(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN']),
  lifecycleState: oneOf(['PUBLISHED', 'DRAFT']),
  isReshareDisabledByAuthor: flag,
  contentLandingPage: text,
  contentCallToActionLabel: oneOf(CALLS_TO_ACTION),
  content: record({
    media,
    article: record({ source: text, title: text, description: text, thumbnail: urn('image') }),
  }),
  adContext: record({
    dscAdAccount: urn('sponsoredAccount'),
    dscStatus: oneOf(['ACTIVE', 'ARCHIVED']),
    dscName: text,
  }),
  distribution: record({
    feedDistribution: oneOf(['MAIN_FEED', 'NONE']),
    targetEntities: list(record({})),
    thirdPartyDistributionChannels: list(text),
  }),
});

/** What may change in a published post (platform document 2b). */
export const CHANGEABLE: readonly string[] = [
  'commentary',
  'contentCallToActionLabel',
  'contentLandingPage',
  'lifecycleState',
  'adContext',
];
