import type { Change, UpdateChange } from '../../port/change';
import type { ImageAttributes, KnownExtension } from '../attributes';
import type { ResourceNames } from '../client/objects';
import type { Operation, OperationKind, Write } from '../client/session';

/**
 * The order of operations inside a request: assets, which take nothing and which anything may show,
 * go first; what frees names, places and money goes before what takes them, and a parent before its
 * parts.
 */
export const PHASE = {
  createAsset: 0,
  remove: 1,
  decrease: 2,
  update: 3,
  target: 4,
  increase: 5,
  createBudget: 6,
  create: 7,
  createPart: 8,
} as const;
export type Phase = (typeof PHASE)[keyof typeof PHASE];

/** One operation on behalf of a change. */
export interface Step {
  readonly phase: Phase;
  readonly operation: Operation;
  /** Our field that it serves; null when it is the object itself. */
  readonly field: string | null;
  /** True for the step whose answer names the object that the change is about. */
  readonly main: boolean;
}

/** Everything that has to be sent for one change. */
export interface ChangePlan {
  readonly change: Change;
  readonly steps: readonly Step[];
}

/** What the builders of operations need beside their change. */
export interface Making {
  readonly names: ResourceNames;
  /** Negative ids for new resources, none twice. */
  readonly temporary: () => string;
  /** Resource name of the asset that an image is at Google. */
  readonly assetOf: (image: ImageAttributes) => string;
}

/**
 * Hands out negative ids for new resources, none twice
 * (NewResourceCreationError.DUPLICATE_TEMP_IDS).
 */
const temporaryIds = (): (() => string) => {
  let last = 0;
  return () => String((last -= 1));
};

export const makingWith = (names: ResourceNames, uploads: ReadonlyMap<string, string>): Making => ({
  names,
  temporary: temporaryIds(),
  assetOf: (image) =>
    names.asset('sha256' in image ? (uploads.get(image.sha256) ?? '') : image.remoteId),
});

type Body = Readonly<Record<string, unknown>>;

/** Where one value goes. Null is cleared by an update and left out of a create. */
export type Member = readonly [path: string, value: unknown];

/** The members of those fields that a change names. */
export const membersOf = (
  { fields }: UpdateChange,
  members: Readonly<Record<string, readonly Member[]>>,
): readonly Member[] =>
  Object.entries(members).flatMap(([field, values]) => (fields.includes(field) ? values : []));

/** An update of these members; nothing when there are none. */
export const masked = (
  kind: OperationKind,
  resourceName: string,
  members: readonly Member[],
): readonly Step[] => {
  if (members.length === 0) return [];
  const updateMask = members.map(([path]) => path).join(',');
  return [stepOf(kind, PHASE.update, { update: { resourceName, ...bodyOf(members) }, updateMask })];
};

/** Paths as nested objects; null members are left out. */
export const bodyOf = (members: readonly Member[]): Body => {
  const set = members.filter(([, value]) => value !== null);
  return set.reduce<Body>((body, [path, value]) => withMember(body, path.split('.'), value), {});
};

const withMember = (
  body: Body = {},
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Body => ({
  ...body,
  [name]: rest.length === 0 ? value : withMember(body[name] as Body | undefined, rest, value),
});

/** The step of the object itself. */
export const stepOf = (kind: OperationKind, phase: Phase, write: Write): Step => ({
  phase,
  field: null,
  main: true,
  operation: { kind, write },
});

export const textAsset = (text: string): Body => ({ textAsset: { text } });
export const videoAsset = (youtubeVideoId: string): Body => ({
  youtubeVideoAsset: { youtubeVideoId },
});
export const actionAsset = (callToAction: string): Body => ({
  callToActionAsset: { callToAction },
});

/** v25 asset_types.proto; a sitelink's address belongs to the asset around it. */
export const extensionAsset = (extension: KnownExtension): Body => {
  switch (extension.kind) {
    case 'SITELINK':
      return {
        finalUrls: extension.finalUrl === null ? [] : [extension.finalUrl],
        sitelinkAsset: {
          linkText: extension.linkText,
          ...descriptions(extension.description1, extension.description2),
        },
      };
    case 'CALLOUT':
      return { calloutAsset: { calloutText: extension.text } };
    case 'STRUCTURED_SNIPPET':
      return { structuredSnippetAsset: { header: extension.header, values: extension.values } };
    case 'CALL':
      return {
        callAsset: { countryCode: extension.countryCode, phoneNumber: extension.phoneNumber },
      };
  }
};

const descriptions = (description1: string | null, description2: string | null): Body =>
  description1 === null ? {} : { description1, description2 };
