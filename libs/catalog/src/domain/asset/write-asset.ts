import { validationError, type Ids } from '@switchyard/kernel';
import { isSameValue } from '../change/same-value';
import type { Asset, AssetContent } from './asset';
import { AWAITING_BYTES, FETCHING, READY, type AssetFetch } from './asset-fetch';
import type { AssetChanges, AssetInput } from './asset-input';
import { assetIssues } from './asset-issues';
import { viewAsset } from './asset-view';
import { mediaKindOf } from './media-kind';

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

/** A new asset. Throws `VALIDATION_ERROR` with every problem, members of another type among them. */
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

/** An asset after changes; the same object when nothing changes. Another `sourceUrl` starts a new fetch. Throws `VALIDATION_ERROR`. */
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

/** An asset whose bytes were sent by its owner: they no longer come from an address. The same object when it has them already. */
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
