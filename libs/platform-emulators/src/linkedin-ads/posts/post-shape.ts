import { flag, list, oneOf, record, text, urn } from '../wire/shape';

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

/** A post as it may be sent: an image, or an article with a picture (vendor's page on posts). Members that the service sets are unknown here. */
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
