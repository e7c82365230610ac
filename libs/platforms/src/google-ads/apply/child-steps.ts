import type { Change, CreateChange, UpdateChange } from '../../port/change';
import { asAd, asAdGroup, asKeyword, type KeywordAttributes, type SearchAdAttributes, type TextAttributes } from '../attributes/child-attributes';
import { withMarker } from '../wire/marker';
import type { OperationKind, Write } from '../wire/operation';
import { pairOf, type ResourceNames } from '../wire/resource-name';
import { PHASE, type Phase, type Step } from './step';

type Body = Readonly<Record<string, unknown>>;
type Members = Readonly<Record<string, readonly [path: string, value: unknown]>>;

export const adGroupSteps = (change: Change, names: ResourceNames): readonly Step[] => {
  if (change.action === 'remove') return [step('adGroupOperation', PHASE.remove, { remove: names.adGroup(change.remoteId) })];
  const after = asAdGroup(change.after);
  const members: Members = { name: ['name', after.name], status: ['status', after.status], maxCpcMicros: ['cpcBidMicros', micros(after.maxCpcMicros)] };
  if (change.action === 'update') return masked('adGroupOperation', names.adGroup(change.remoteId), change, members);
  const fixed = { campaign: names.campaign(change.parentRemoteId ?? ''), type: 'SEARCH_STANDARD', urlCustomParameters: withMarker(change.localId, false) };
  return [step('adGroupOperation', PHASE.create, { create: { ...fixed, ...bodyOf(Object.values(members)) } })];
};

/** The operation that only renames, for a place where two ad groups swap names. */
export const renameAdGroup = (remoteId: string, name: string, names: ResourceNames): Step =>
  step('adGroupOperation', PHASE.update, { update: { resourceName: names.adGroup(remoteId), name }, updateMask: 'name' });

/** Status belongs to the ad's place in its group, everything else to the ad itself, which changes in place (v25 AdOperation). */
export const adSteps = (change: Change, names: ResourceNames): readonly Step[] => {
  if (change.action === 'remove') return [step('adGroupAdOperation', PHASE.remove, { remove: names.adGroupAd(change.remoteId) })];
  const after = asAd(change.after) as SearchAdAttributes;
  if (change.action === 'create') return [createAd(change, after, names)];
  return [
    ...masked('adGroupAdOperation', names.adGroupAd(change.remoteId), change, { status: ['status', after.status] }),
    ...masked('adOperation', names.ad(pairOf(change.remoteId).own), change, adMembers(after)),
  ];
};

export const keywordSteps = (change: Change, names: ResourceNames): readonly Step[] => {
  if (change.action === 'remove') return [step('adGroupCriterionOperation', PHASE.remove, { remove: names.adGroupCriterion(change.remoteId) })];
  const after = asKeyword(change.after);
  const members = keywordMembers(after);
  if (change.action === 'update') return masked('adGroupCriterionOperation', names.adGroupCriterion(change.remoteId), change, members);
  const fixed = { adGroup: names.adGroup(change.parentRemoteId ?? ''), keyword: { text: after.text, matchType: after.matchType } };
  const rest = after.negative ? { negative: true } : bodyOf(Object.values(members));
  return [step('adGroupCriterionOperation', PHASE.create, { create: { ...fixed, ...rest } })];
};

const createAd = (change: CreateChange, after: SearchAdAttributes, names: ResourceNames): Step => {
  const { headlines, descriptions, path1, path2, finalUrl } = adMembers(after);
  const responsiveSearchAd = Object.assign({}, ...[headlines, descriptions, path1, path2].map((member) => inner(member))) as Body;
  const ad = { ...bodyOf([finalUrl]), urlCustomParameters: withMarker(change.localId, false), responsiveSearchAd };
  return step('adGroupAdOperation', PHASE.create, { create: { adGroup: names.adGroup(change.parentRemoteId ?? ''), status: after.status, ad } });
};

const adMembers = (ad: SearchAdAttributes) => ({
  headlines: ['responsiveSearchAd.headlines', ad.headlines.map((text) => asset(text, 'HEADLINE'))],
  descriptions: ['responsiveSearchAd.descriptions', ad.descriptions.map((text) => asset(text, 'DESCRIPTION'))],
  path1: ['responsiveSearchAd.path1', ad.path1],
  path2: ['responsiveSearchAd.path2', ad.path2],
  finalUrl: ['finalUrls', ad.finalUrl === null ? null : [ad.finalUrl]],
}) as const satisfies Members;

const keywordMembers = (keyword: KeywordAttributes): Members => ({
  status: ['status', keyword.status],
  maxCpcMicros: ['cpcBidMicros', micros(keyword.maxCpcMicros)],
  finalUrl: ['finalUrls', keyword.finalUrl === null ? null : [keyword.finalUrl]],
});

const asset = ({ text, pinned }: TextAttributes, kind: string): Body => ({ text, ...(pinned === null ? {} : { pinnedField: `${kind}_${pinned}` }) });

const micros = (value: number | null): string | null => (value === null ? null : String(value));

/** An update of the members that the change names; nothing when it names none of them. A member that is null is cleared. */
const masked = (kind: OperationKind, resourceName: string, { fields }: UpdateChange, members: Members): readonly Step[] => {
  const touched = Object.entries(members).filter(([field]) => fields.includes(field)).map(([, member]) => member);
  if (touched.length === 0) return [];
  const updateMask = touched.map(([path]) => path).join(',');
  return [step(kind, PHASE.update, { update: { resourceName, ...bodyOf(touched) }, updateMask })];
};

/** Paths of at most two parts as nested objects; null members are left out. */
const bodyOf = (members: readonly (readonly [path: string, value: unknown])[]): Body => {
  const body: Record<string, unknown> = {};
  for (const [path, value] of members.filter(([, value]) => value !== null)) {
    const [outer = '', member] = path.split('.');
    body[outer] = member === undefined ? value : { ...(body[outer] as Body | undefined), [member]: value };
  }
  return body;
};

const inner = ([path, value]: readonly [path: string, value: unknown]): Body => (value === null ? {} : { [path.slice(path.indexOf('.') + 1)]: value });

const step = (kind: OperationKind, phase: Phase, write: Write): Step => ({ phase, field: null, main: true, operation: { kind, write } });
