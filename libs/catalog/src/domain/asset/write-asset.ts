import { type Ids, Refusal, validationError } from '@switchyard/kernel';
import { isSameValue } from '../change';
import {
  type Asset,
  type AssetChanges,
  type AssetContent,
  type AssetFetch,
  type AssetInput,
  AWAITING_BYTES,
  FETCHING,
  READY,
  viewAsset,
} from './asset';
import type { AssetBinding } from './asset-binding';
import { assetIssues } from './asset-fields';
import { type ContentProblem, mediaKindOf } from './media';

type Fields = Omit<
  Asset,
  | keyof AssetContent
  | 'spaceId'
  | 'id'
  | 'type'
  | 'fetch'
  | 'fetchRound'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>;

const NO_CONTENT: AssetContent = {
  size: null,
  width: null,
  height: null,
  mimeType: null,
  sha256: null,
};

/**
 * A new asset. Throws `VALIDATION_ERROR` with every problem, members of another type among them.
 */
export const createAsset = (
  spaceId: string,
  input: AssetInput,
  world: { readonly ids: Ids; readonly now: Date },
): Asset => ({
  ...readFields(input),
  ...NO_CONTENT,
  spaceId,
  id: world.ids.next('ast'),
  type: input.type,
  fetch: firstFetch(input),
  fetchRound: 1,
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/**
 * An asset after changes; the same object when nothing changes. Another `sourceUrl` starts a new
 * fetch. Throws `VALIDATION_ERROR`.
 */
export const reviseAsset = (row: Asset, changes: AssetChanges, now: Date): Asset => {
  const input: AssetInput = {
    ...viewAsset(row),
    ...changes,
    type: row.type,
    name: changes.name ?? row.name,
  };
  const next = { ...row, ...readFields(input) };
  if (isSameValue(viewAsset(row), viewAsset(next))) return row;
  return {
    ...next,
    ...(next.sourceUrl === row.sourceUrl ? {} : fromElsewhere(row, next)),
    updatedAt: now,
  };
};

/**
 * An asset whose bytes were sent by its owner: they no longer come from an address. The same object
 * when it has them already.
 */
export const withContent = (row: Asset, content: AssetContent, now: Date): Asset => {
  const isSame =
    row.sha256 === content.sha256 && row.sourceUrl === null && row.fetch.status === 'READY';
  return isSame
    ? row
    : {
        ...row,
        ...content,
        sourceUrl: null,
        fetch: READY,
        fetchRound: row.fetchRound + 1,
        updatedAt: now,
      };
};

/** False for a change that is never sent to any platform. */
export const concernsPlatforms = (before: Asset, after: Asset): boolean =>
  !isSameValue(
    viewAsset({ ...before, externalKey: null }),
    viewAsset({ ...after, externalKey: null, updatedAt: before.updatedAt }),
  );

/** True when the worker has to fetch what `after` names. */
export const needsFetch = (before: Asset | undefined, after: Asset): boolean =>
  after.fetch.code === FETCHING.code && after.fetchRound !== before?.fetchRound;

const firstFetch = ({ type, sourceUrl }: AssetInput): AssetFetch => {
  if (!mediaKindOf(type)) return READY;
  return sourceUrl ? FETCHING : AWAITING_BYTES;
};

/** Without an address, the bytes that are here stay. */
const fromElsewhere = (
  row: Asset,
  { type, sourceUrl }: Asset,
): Pick<Asset, 'fetch' | 'fetchRound'> => {
  const fetch =
    sourceUrl === null && row.sha256 !== null
      ? READY
      : firstFetch({ type, sourceUrl, name: row.name });
  return { fetch, fetchRound: row.fetchRound + 1 };
};

const readFields = (input: AssetInput): Fields => {
  const issues = assetIssues(input);
  if (issues.length > 0) throw validationError(issues);
  return {
    name: input.name,
    externalKey: input.externalKey ?? null,
    sourceUrl: input.sourceUrl ?? null,
    linkText: input.linkText ?? null,
    description1: input.description1 ?? null,
    description2: input.description2 ?? null,
    finalUrl: input.finalUrl ?? null,
    calloutText: input.calloutText ?? null,
    header: input.header ?? null,
    values: input.values ?? null,
    phoneNumber: input.phoneNumber ?? null,
    countryCode: input.countryCode ?? null,
  };
};

const MOST_NAMED = 20;

/** Names some of what uses the asset: bindings, and businesses that have it as their logo. */
export const assetInUse = (
  bindings: readonly AssetBinding[],
  businessIds: readonly string[],
): Refusal =>
  new Refusal(
    'ASSET_IN_USE',
    'The asset is in use. Detach it first, or delete it with force=true.',
    {
      bindings: bindings
        .slice(0, MOST_NAMED)
        .map(({ id, scope, campaignId, adGroupId, adId, role }) => ({
          id,
          scope,
          campaignId,
          adGroupId,
          adId,
          role,
        })),
      businessIds: businessIds.slice(0, MOST_NAMED),
    },
  );

/** The asset has that role there already. */
export const alreadyAttached = (bindingId: string | undefined): Refusal =>
  new Refusal(
    'ASSET_ALREADY_ATTACHED',
    'The asset already has this role there.',
    bindingId === undefined ? {} : { conflictingId: bindingId },
  );

/** Only images, logos and videos have bytes. */
export const takesNoContent = (type: string): Refusal =>
  new Refusal('ASSET_TAKES_NO_CONTENT', `An asset of type ${type} has no bytes of its own.`, {
    type,
  });

/** `details.reason` is the stable code of what is wrong with the bytes. */
export const contentRefused = ({ code, reason }: ContentProblem): Refusal =>
  code === 'TOO_LARGE'
    ? new Refusal('PAYLOAD_TOO_LARGE', reason)
    : new Refusal('CONTENT_REFUSED', reason, { reason: code });
