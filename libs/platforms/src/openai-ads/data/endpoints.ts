import type { RateLimit } from '../../port/capabilities';
import { LEVEL_PATHS, LEVELS, type Level } from './levels';

type LevelPath = (typeof LEVEL_PATHS)[Level]['path'];

/** What OpenAI counts requests by: method and path, ids left open. */
export type Endpoint =
  | `${'GET' | 'POST'} ${LevelPath}`
  | `${'GET' | 'POST'} ${LevelPath}/{id}`
  | `POST ${LevelPath}/{id}/${StateWord}`
  | 'POST /upload'
  | 'GET /ad_account'
  | 'GET /geo_lookup/search'
  | 'GET /ad_account/insights'
  | 'POST /conversions/insights';

export const STATE_WORDS = ['activate', 'pause', 'archive'] as const;
export type StateWord = (typeof STATE_WORDS)[number];

const ofLevel = (level: Level): readonly Endpoint[] => {
  const { path } = LEVEL_PATHS[level];
  return [
    `GET ${path}`,
    `POST ${path}`,
    `GET ${path}/{id}`,
    `POST ${path}/{id}`,
    ...STATE_WORDS.map((word) => `POST ${path}/{id}/${word}` as const),
  ];
};

const ENDPOINTS: readonly Endpoint[] = [
  ...LEVELS.flatMap(ofLevel),
  'POST /upload',
  'GET /ad_account',
  'GET /geo_lookup/search',
  'GET /ad_account/insights',
  'POST /conversions/insights',
];

const ALL = 'all';
const source =
  'OpenAI Ads, Advertiser API overview: 600 requests a minute per endpoint, 1,200 overall, per ad account';

/** How fast one ad account may be asked: each endpoint by itself, and all together. */
export const rateLimits: readonly RateLimit[] = [
  { name: ALL, requests: 1_200, perSeconds: 60, source },
  ...ENDPOINTS.map((name): RateLimit => ({ name, requests: 600, perSeconds: 60, source })),
];

/** The limits that a request counts against. */
export const limitsOf = (endpoint: Endpoint): readonly string[] => [ALL, endpoint];
