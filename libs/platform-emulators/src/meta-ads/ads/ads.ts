import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import { executionOptions, type Resource, type WriteScene } from '../doors/resources';
import {
  choice,
  flag,
  integer,
  limitedText,
  map,
  maps,
  type Members,
  moment,
  object,
  text,
  unsigned,
} from '../doors/shapes';
import { missingParameter, ruleBroken } from '../errors';
import { type Entity, isLiving, STATUSES } from '../store';
import { UNVERIFIED_SUBCODES as SUBCODES, UNVERIFIED } from '../unverified';
import { checkCreative, CREATE_CREATIVE, creatives } from './creatives';

/** A creative by its id, or one that is made along with the ad. */
const CREATIVE = object({ ...CREATE_CREATIVE, creative_id: text, id: text });

const SHARED: Members = {
  ad_schedule_end_time: moment,
  ad_schedule_start_time: moment,
  adlabels: maps,
  adset_spec: map,
  audience_id: text,
  bid_amount: integer,
  conversion_domain: text,
  creative: CREATIVE,
  creative_asset_groups_spec: map,
  display_sequence: unsigned,
  draft_adgroup_id: text,
  engagement_audience: flag,
  execution_options: executionOptions('synchronous_ad_review'),
  include_demolink_hashes: flag,
  name: limitedText(UNVERIFIED.nameLength),
  priority: unsigned,
  status: choice(STATUSES),
  tracking_specs: maps,
};

/** Parameters of `POST /act_<id>/ads` (the vendor's parameter list of the edge). */
export const CREATE_AD: Members = {
  ...SHARED,
  adset_id: text,
  date_format: text,
  source_ad_id: text,
};

/** Parameters of `POST /<ad_id>`. */
export const UPDATE_AD: Members = SHARED;

/** Ads (platform document 1b). A new ad and a new creative go to review. */
export const ads: Resource = {
  kind: 'ad',
  edge: 'ads',
  create: CREATE_AD,
  required: ['name', 'adset_id', 'creative'],
  update: UPDATE_AD,
  transient: [
    'execution_options',
    'adset_id',
    'adset_spec',
    'date_format',
    'draft_adgroup_id',
    'include_demolink_hashes',
  ],
  parentOf: (fields, scene) => adsetOf(fields, scene).id,
  complete: (merged, scene) => ({
    status: UNVERIFIED.statusOfNew,
    ...merged,
    ...creativeOf(merged, scene),
  }),
  check: checkAd,
  isReviewed: ({ given, before }) => !before || given.creative !== undefined,
};

function adsetOf(fields: Fields, { world, account }: WriteScene): Entity {
  const adset = world.find('adset', account.id, textIn(fields, 'adset_id'));
  if (adset && isLiving(adset)) return adset;
  throw ruleBroken(
    SUBCODES.campaignMissing,
    'Ad set',
    'There is no such ad set, or it is deleted.',
    'adset_id',
  );
}

/** The id of the creative; one that came along is made now. */
function creativeOf(merged: Fields, scene: WriteScene): Fields {
  const { creative_id: named, id, ...spec } = objectIn(merged, 'creative');
  const known = named ?? id;
  if (known !== undefined) return { creative: { creative_id: known } };
  if (Object.keys(spec).length === 0) throw missingParameter('creative.creative_id');
  const fields = creatives.complete(spec, { ...scene, before: undefined } as WriteScene);
  checkCreative(fields, {
    world: scene.world,
    account: scene.account,
    version: scene.version,
    given: spec,
  });
  if (listIn<string>(scene.given, 'execution_options').includes('validate_only')) {
    return { creative: spec };
  }
  return { creative: { creative_id: putCreative(fields, scene) } };
}

function putCreative(fields: Fields, { world, account }: WriteScene): string {
  const now = world.now();
  const id = world.nextId();
  world
    .table('adcreative')
    .put({ kind: 'adcreative', id, accountId: account.id, fields, createdAt: now, updatedAt: now });
  return id;
}

function checkAd(fields: Fields, scene: WriteScene): void {
  if (textIn(fields, 'name').trim() === '') throw missingParameter('name');
  const id = objectIn(fields, 'creative').creative_id;
  const creative = scene.world.find('adcreative', scene.account.id, String(id));
  if (id !== undefined && (!creative || !isLiving(creative))) {
    throw ruleBroken(
      SUBCODES.creativeMissing,
      'Creative',
      'There is no such creative, or it is deleted.',
      'creative.creative_id',
    );
  }
  checkDates(fields);
  if (!scene.before) checkCount(scene);
}

function checkDates(fields: Fields): void {
  const [start, end] = [
    numberIn(fields, 'ad_schedule_start_time'),
    numberIn(fields, 'ad_schedule_end_time'),
  ];
  if (start === undefined || end === undefined || start < end) return;
  throw ruleBroken(
    SUBCODES.badDates,
    'Dates',
    'The end must be after the start.',
    'ad_schedule_end_time',
  );
}

function checkCount({ world, given, account }: WriteScene): void {
  const siblings = world.table('ad').under(textIn(given, 'adset_id')).filter(isLiving).length;
  if (siblings >= UNVERIFIED.adsPerAdset) {
    throw ruleBroken(
      SUBCODES.tooMany,
      'Too many ads',
      `An ad set takes ${UNVERIFIED.adsPerAdset}.`,
      'adset_id',
    );
  }
  if (world.table('ad').ofAccount(account.id).length >= UNVERIFIED.objectsPerAccount) {
    throw ruleBroken(SUBCODES.tooMany, 'Too many ads', 'The account is full.');
  }
}
