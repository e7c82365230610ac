import { digestOf } from '@switchyard/kernel';
import type { Json } from '../../port/attributes';
import type { Change, CreateChange, Outcome, UpdateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import { fittingName, markedName } from '../../translation/marked-name';
import { type AdAttributes, asAd, CREATIVE_FIELDS } from '../attributes';
import { contradicted } from '../client/failures';
import { metaStatus, textIn } from '../client/objects';
import { type Params, readRows } from '../client/requests';
import { accountPath, type Session, settingOf } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { sendParts, type Writing } from './batches';
import { uploadImages } from './media';

/** A new ad: its creative must be there. */
export const newAd = (
  { after, localId, parentRemoteId }: CreateChange,
  creativeId: string,
): Params => ({
  name: adName(asAd(after), localId),
  adset_id: parentRemoteId ?? '',
  status: metaStatus(asAd(after).status),
  creative: { creative_id: creativeId },
});

/** A changed content is another creative, which the ad is pointed to: it is reviewed again. */
export const changedAd = (
  { after, fields, localId }: UpdateChange,
  creativeId: string | undefined,
): Params => ({
  ...(fields.includes('headlines') ? { name: adName(asAd(after), localId) } : {}),
  ...(fields.includes('status') ? { status: metaStatus(asAd(after).status) } : {}),
  ...(creativeId === undefined ? {} : { creative: { creative_id: creativeId } }),
});

/** True for changes that need a creative of their own. */
export const needsCreative = (change: CreateChange | UpdateChange): boolean =>
  change.action === 'create' ||
  change.fields.some((field) => CREATIVE_FIELDS.some((one) => one === field));

/** Ads have no name with us: the first headline serves as one. */
const titleOf = ({ headlines, finalUrl }: Pick<AdAttributes, 'headlines' | 'finalUrl'>): string =>
  fittingName(headlines[0]?.text || finalUrl, UNVERIFIED.nameLength);

const adName = (ad: AdAttributes, localId: string): string => markedName(titleOf(ad), localId);

type Showing = CreateChange | UpdateChange;

export interface Prepared {
  /** Meta's id of the creative that a change points its ad to. */
  readonly creativeIds: ReadonlyMap<Showing, string>;
  /** Changes whose file or creative Meta does not take. */
  readonly failed: readonly (Outcome & { readonly kind: 'failed' })[];
}

/**
 * Brings what ads are made of: files first, then creatives that name them. An ad whose answer is
 * lost leaves its creative to its next try.
 */
export const prepareAds = async (
  writing: Writing,
  changes: readonly Change[],
): Promise<Prepared> => {
  const showing = changes.filter(
    (change): change is Showing =>
      change.entity === 'ad' && change.action !== 'remove' && needsCreative(change),
  );
  const uploads = await uploadImages(writing, showing);
  const needs = showing
    .filter((change) => !uploads.failures.has(change))
    .map((change) => ({ change, form: creativeForm(writing.session, change, uploads.hashes) }));
  const creatives = await makeCreatives(writing, needs);
  const failures = [...uploads.failures, ...creatives.failures];
  return {
    creativeIds: creatives.ids,
    failed: failures.map(([{ id }, failure]) => ({ kind: 'failed', changeId: id, failure })),
  };
};

/** A creative as it is to be made. */
interface CreativeForm {
  /** Of the account's memory: the same ad with the same content is the same creative. */
  readonly key: string;
  /**
   * Says which ad and which content of it: a creative whose answer was lost is known again by it.
   */
  readonly name: string;
  readonly story: Json;
}

/** The creative that an ad is to have; `hashes` has Meta's hash of every file by its digest. */
const creativeForm = (
  session: Session,
  { after, localId }: CreateChange | UpdateChange,
  hashes: ReadonlyMap<string, string>,
): CreativeForm => {
  const ad = asAd(after);
  const story = storyOf(session, ad, hashes);
  const key = digestOf({ creative: story, of: localId });
  const title = fittingName(titleOf(ad), UNVERIFIED.nameLength - key.length);
  return { key, name: markedName(`${title} ${key.slice(0, SHOWN)}`, localId), story };
};

/** The part of the key that distinguishes the contents of one ad. */
const SHOWN = 12;

const storyOf = (session: Session, ad: AdAttributes, hashes: ReadonlyMap<string, string>): Json => {
  const instagramUserId = settingOf(session, 'instagramUserId');
  return {
    page_id: settingOf(session, 'pageId') ?? '',
    ...(instagramUserId === undefined ? {} : { instagram_user_id: instagramUserId }),
    link_data: linkOf(ad, hashes),
  };
};

const linkOf = (
  {
    finalUrl,
    headlines,
    descriptions: [message, description],
    callToAction,
    images: [image],
  }: AdAttributes,
  hashes: ReadonlyMap<string, string>,
): Json => {
  const hash = image && ('sha256' in image ? hashes.get(image.sha256) : image.remoteId);
  return {
    link: finalUrl,
    ...(message ? { message: message.text } : {}),
    ...(headlines[0] ? { name: headlines[0].text } : {}),
    ...(description ? { description: description.text } : {}),
    ...(hash === undefined ? {} : { image_hash: hash }),
    ...(callToAction === null
      ? {}
      : { call_to_action: { type: callToAction, value: { link: finalUrl } } }),
  };
};

/** A change and the creative that it needs. */
export interface CreativeNeed {
  readonly change: Showing;
  readonly form: CreativeForm;
}

export interface Creatives {
  /** Meta's id of the creative by change. */
  readonly ids: ReadonlyMap<Showing, string>;
  readonly failures: ReadonlyMap<Showing, Failure>;
}

/**
 * Makes the creatives that are not there yet, fifty in a request. The account's memory of uploads
 * knows those that were made, and those that were begun and whose answer never came: they are
 * looked for by name before anything is sent again.
 */
const makeCreatives = async (
  writing: Writing,
  needs: readonly CreativeNeed[],
): Promise<Creatives> => {
  const { media } = writing.session.io;
  const known = new Map(
    needs.length === 0 ? [] : await media.remoteIds(needs.map(({ form }) => form.key)),
  );
  const failures = new Map<Showing, Failure>();
  const missing = needs.filter(({ form }) => !known.has(form.key));
  for (const [key, id] of await recoverCreatives(writing, missing)) known.set(key, id);
  await sendCreatives(
    writing,
    missing.filter(({ form }) => !known.has(form.key)),
    known,
    failures,
  );
  return {
    ids: new Map(
      needs.flatMap(({ change, form }) =>
        known.has(form.key) ? [[change, known.get(form.key)!] as const] : [],
      ),
    ),
    failures,
  };
};

const recoverCreatives = async (
  { session }: Writing,
  needs: readonly CreativeNeed[],
): Promise<ReadonlyMap<string, string>> => {
  const doubtful: CreativeForm[] = [];
  for (const { form } of needs) if (await session.io.media.begin(form.key)) doubtful.push(form);
  const found = await lostCreatives(session, doubtful);
  for (const [key, id] of found) await session.io.media.keep(key, id);
  return found;
};

const sendCreatives = async (
  writing: Writing,
  needs: readonly CreativeNeed[],
  known: Map<string, string>,
  failures: Map<Showing, Failure>,
): Promise<void> => {
  const keys = new Map(needs.map(({ change, form }) => [change, form.key]));
  const path = `${accountPath(writing.session)}/adcreatives`;
  const parts = needs.map(({ change, form: { name, story } }) => ({
    change,
    call: { method: 'POST', path, params: { name, object_story_spec: story } } as const,
  }));
  for await (const decided of sendParts(writing, parts, { nature: 'create', entity: 'ad' })) {
    if ('failure' in decided) failures.set(decided.change, decided.failure);
    else await keepCreative(writing, keys.get(decided.change)!, textIn(decided.body, 'id'), known);
  }
};

const keepCreative = async (
  { session }: Writing,
  key: string,
  id: string,
  known: Map<string, string>,
): Promise<void> => {
  if (!/^\d+$/.test(id)) {
    throw new PlatformFailure(contradicted('A creative without an id.', 'create'));
  }
  await session.io.media.keep(key, id);
  known.set(key, id);
};

/**
 * Ids by key of those creatives that are there: their names say which ad and which content. All
 * creatives of the account are listed.
 */
const lostCreatives = async (
  session: Session,
  forms: readonly CreativeForm[],
): Promise<ReadonlyMap<string, string>> => {
  if (forms.length === 0) return new Map();
  const wanted = new Map(forms.map(({ name, key }) => [name, key]));
  const [rows = []] = await readRows(
    session,
    [{ path: `${accountPath(session)}/adcreatives`, fields: ['id', 'name'], isList: true }],
    'ad',
  );
  return new Map(
    rows.flatMap((row) => {
      const key = wanted.get(textIn(row, 'name'));
      return key === undefined ? [] : [[key, textIn(row, 'id')] as const];
    }),
  );
};
