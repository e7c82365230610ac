import { digestOf } from '@switchyard/kernel';
import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { CampaignAttributes } from '../attributes';
import {
  addedItems,
  failedItems,
  type ItemResult,
  listOf,
  nestedErrors,
  partialErrors,
  type WireAnswer,
} from '../client/failures';
import type { AdExtension } from '../client/objects';
import { inChunks, LIMITS, type Session, type WritingSession } from '../client/session';
import { imageFailure, imageLinks, uploadImages } from '../media';
import {
  contentKey,
  type ExtensionContent,
  extensionsById,
  type RemoteExtension,
  unlinkedIds,
} from '../read/campaign-parts';
import type { PartsTask } from './campaign-parts';
import { refusedOr } from './levels';

interface DesiredExtension extends WantedExtension {
  readonly change: Change;
}

interface Link {
  readonly change: Change;
  readonly campaignId: string;
  readonly id: string;
}

type Failures = Map<string, Failure>;

/**
 * Unlinks what is no longer wanted, makes what is missing, links it; items of many campaigns share
 * a request.
 */
export const linkExtensions = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
  failures: Failures,
): Promise<void> => {
  const diffed = tasks.map((task) => ({
    task,
    diff: diffExtensions(task.after, task.fields, task.existing.extensions),
  }));
  const links = (of: (one: (typeof diffed)[number]) => readonly string[]): readonly Link[] =>
    diffed.flatMap((one) =>
      of(one).map((id) => ({ change: one.task.change, campaignId: one.task.campaignId, id })),
    );
  await sendLinks(
    session,
    'DELETE',
    links(({ diff }) => diff.unlink),
    failures,
  );
  const desired = diffed.flatMap(({ task, diff }) =>
    diff.link.map((content) => ({ change: task.change, campaignId: task.campaignId, content })),
  );
  const made = await makeExtensions(session, await withFiles(session, desired, failures), failures);
  await sendLinks(session, 'POST', made, failures);
};

/** Those whose image, if they show one, is in the library. */
const withFiles = async (
  session: WritingSession,
  desired: readonly DesiredExtension[],
  failures: Failures,
): Promise<readonly DesiredExtension[]> => {
  const needs = desired.map((desired) => ({
    extension: desired,
    change: desired.change,
    digests:
      'image' in desired.content && 'sha256' in desired.content.image
        ? [desired.content.image.sha256]
        : [],
  }));
  const missing = await uploadImages(session, needs);
  return needs.flatMap((need) => {
    const failure = imageFailure(need, missing);
    if (failure) failures.set(need.change.id, failure);
    return failure ? [] : [need.extension];
  });
};

const makeExtensions = async (
  session: WritingSession,
  desired: readonly DesiredExtension[],
  failures: Failures,
): Promise<readonly Link[]> => {
  const known =
    desired.length === 0
      ? new Map<WantedExtension, string>()
      : await knownExtensions(session, desired);
  const links: Link[] = desired.flatMap((desired) =>
    known.has(desired) ? [{ ...desired, id: known.get(desired)! }] : [],
  );
  for (const chunk of inChunks(
    desired.filter((desired) => !known.has(desired)),
    LIMITS.adExtensions,
  )) {
    links.push(...(await addExtensions(session, chunk, failures)));
  }
  return links;
};

const addExtensions = async (
  session: WritingSession,
  all: readonly DesiredExtension[],
  failures: Failures,
): Promise<readonly Link[]> => {
  const results = await sendNew(session, all);
  const links: Link[] = [];
  for (const [index, desired] of all.entries()) {
    const result = results[index]!;
    if ('failure' in result) {
      failures.set(desired.change.id, about(desired, result.failure));
      continue;
    }
    await keepExtension(session, extensionDigest(desired), result.id);
    links.push({ ...desired, id: result.id });
  }
  return links;
};

const sendNew = async (
  session: WritingSession,
  desired: readonly DesiredExtension[],
): Promise<readonly ItemResult[]> => {
  const body = {
    AccountId: session.accountId,
    AdExtensions: desired.map(({ content }) => extensionBody(content, session.mediaIds)),
  };
  try {
    const answer = await session.write({
      method: 'POST',
      path: '/AdExtensions',
      body,
      entity: 'campaign',
      changes: changesOf(desired),
    });
    return addedItems(answer, identities(answer), nestedErrors(answer), {
      count: desired.length,
      nature: 'create',
      entity: 'campaign',
    });
  } catch (error) {
    const failure = refusedOr(error);
    return desired.map(() => ({ failure }));
  }
};

const identities = (answer: WireAnswer): readonly (string | null)[] =>
  listOf<{ readonly Id?: string | null }>(answer.body?.['AdExtensionIdentities']).map(
    (one) => one?.Id ?? null,
  );

const sendLinks = async (
  session: WritingSession,
  method: 'POST' | 'DELETE',
  links: readonly Link[],
  failures: Failures,
): Promise<void> => {
  for (const chunk of inChunks(links, LIMITS.extensionAssociations)) {
    for (const [index, failure] of await sendChunk(session, method, chunk)) {
      failures.set(chunk[index]!.change.id, failure);
    }
  }
};

const sendChunk = async (
  session: WritingSession,
  method: 'POST' | 'DELETE',
  chunk: readonly Link[],
): Promise<ReadonlyMap<number, Failure>> => {
  const path = method === 'POST' ? '/AdExtensionsAssociations/Set' : '/AdExtensionsAssociations';
  const associations = chunk.map(({ id, campaignId }) => ({
    AdExtensionId: id,
    EntityId: campaignId,
  }));
  const body = {
    AccountId: session.accountId,
    AssociationType: 'Campaign',
    AdExtensionIdToEntityIdAssociations: associations,
  };
  try {
    const answer = await session.write({
      method,
      path,
      body,
      entity: 'campaign',
      changes: changesOf(chunk),
    });
    return failedItems(answer, partialErrors(answer), {
      count: chunk.length,
      nature: 'change',
      entity: 'campaign',
    });
  } catch (error) {
    const failure = refusedOr(error);
    return new Map(chunk.map((_, index) => [index, failure]));
  }
};

const changesOf = (items: readonly { readonly change: Change }[]): readonly Change[] => [
  ...new Set(items.map(({ change }) => change)),
];

const about = ({ content }: WantedExtension, failure: Failure): Failure =>
  failure.kind === 'refused'
    ? { ...failure, field: 'image' in content ? 'images' : 'extensions' }
    : failure;

export interface ExtensionsDiff {
  readonly link: readonly ExtensionContent[];
  readonly unlink: readonly string[];
}

/**
 * From what is linked to what is wanted, for the named fields only. An extension is never changed
 * in place: it may be linked elsewhere too. One that our fields cannot express stays while the
 * desired state names it, and is never made.
 */
export const diffExtensions = (
  after: CampaignAttributes,
  fields: readonly string[],
  existing: readonly RemoteExtension[],
): ExtensionsDiff => {
  const wanted = wantedContents(after, fields);
  const keys = new Set(wanted.map(contentKey));
  const concerned = existing.filter(({ content }) =>
    fields.includes('image' in content ? 'images' : 'extensions'),
  );
  const kept = new Map(
    concerned.filter(({ key }) => keys.has(key)).map((one) => [one.key, one.id]),
  );
  return {
    link: wanted.filter((content) => !kept.has(contentKey(content)) && canBeMade(content)),
    unlink: concerned.filter(({ key, id }) => kept.get(key) !== id).map(({ id }) => id),
  };
};

const wantedContents = (
  { extensions, images }: CampaignAttributes,
  fields: readonly string[],
): readonly ExtensionContent[] => [
  ...(fields.includes('extensions') ? extensions.map((extension) => ({ extension })) : []),
  ...(fields.includes('images') ? images.map((image) => ({ image })) : []),
];

const canBeMade = (content: ExtensionContent): boolean =>
  'image' in content ? 'sha256' in content.image : content.extension.kind !== 'UNHELD';

/** An image needs words for those who do not see it; a campaign has none for its images. */
const ALTERNATIVE_TEXT = 'Image of the advertiser';

/**
 * A new ad extension. Images go in the form in which Microsoft answers them (`Images`, not
 * `ImageMediaIds`).
 */
const extensionBody = (
  content: ExtensionContent,
  mediaIds: ReadonlyMap<string, string>,
): AdExtension => {
  if ('image' in content) {
    return {
      Type: 'ImageAdExtension',
      AlternativeText: ALTERNATIVE_TEXT,
      Images: imageLinks([content.image], mediaIds),
      Layouts: ['SearchSingle', 'SearchMultiple'],
    };
  }
  const { extension } = content;
  switch (extension.kind) {
    case 'SITELINK':
      return {
        Type: 'SitelinkAdExtension',
        DisplayText: extension.linkText,
        FinalUrls: [extension.finalUrl],
        ...(extension.description1 === null ? {} : { Description1: extension.description1 }),
        ...(extension.description2 === null ? {} : { Description2: extension.description2 }),
      };
    case 'CALLOUT':
      return { Type: 'CalloutAdExtension', Text: extension.text };
    case 'STRUCTURED_SNIPPET':
      return {
        Type: 'StructuredSnippetAdExtension',
        Header: extension.header,
        Values: extension.values,
      };
    case 'CALL':
      return {
        Type: 'CallAdExtension',
        PhoneNumber: extension.phoneNumber,
        CountryCode: extension.countryCode,
      };
    case 'UNHELD':
      throw new TypeError('an extension that ours cannot say is never made');
  }
};

/** An extension that one campaign is to have. */
interface WantedExtension {
  readonly campaignId: string;
  readonly content: ExtensionContent;
}

const PREFIX = 'extension/';

/**
 * What became of the making of extensions, in the same book as uploads: most kinds carry nothing of
 * ours at Microsoft, so a lost creation is known only because it was written down before it left.
 * Ids are kept apart from those of images by a prefix.
 */
const extensionDigest = ({ campaignId, content }: WantedExtension): string =>
  digestOf({ platform: 'microsoft-ads', campaignId, content: contentKey(content) });

/** Ids of extensions that were made before, by digest. */
const madeBefore = async (
  { io }: Session,
  digests: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = await io.media.remoteIds(digests);
  return new Map(
    [...ids]
      .filter(([, id]) => id.startsWith(PREFIX))
      .map(([digest, id]) => [digest, id.slice(PREFIX.length)]),
  );
};

const keepExtension = ({ io }: Session, digest: string, id: string): Promise<void> =>
  io.media.keep(digest, `${PREFIX}${id}`);

/**
 * Ids of wanted extensions that exist already: made by us and never linked, because the run was cut
 * off. Of those whose creation was begun and whose end is unknown, an unlinked one of equal content
 * is ours.
 */
const knownExtensions = async (
  session: WritingSession,
  wanted: readonly WantedExtension[],
): Promise<ReadonlyMap<WantedExtension, string>> => {
  const known = new Map<WantedExtension, string>();
  const made = await madeBefore(session, wanted.map(extensionDigest));
  const existing = new Map(
    (made.size === 0 ? [] : await extensionsById(session, [...made.values()])).map((one) => [
      one.id,
      one,
    ]),
  );
  for (const one of wanted) {
    const id = made.get(extensionDigest(one));
    if (id !== undefined && existing.get(id)?.key === contentKey(one.content)) known.set(one, id);
  }
  const doubtful: WantedExtension[] = [];
  for (const one of wanted) {
    if (!known.has(one) && (await session.io.media.begin(extensionDigest(one)))) doubtful.push(one);
  }
  for (const [one, id] of await foundAgain(session, doubtful)) known.set(one, id);
  return known;
};

const foundAgain = async (
  session: WritingSession,
  doubtful: readonly WantedExtension[],
): Promise<ReadonlyMap<WantedExtension, string>> => {
  if (doubtful.length === 0) return new Map();
  const unlinked: RemoteExtension[] = [
    ...(await extensionsById(session, await unlinkedIds(session))),
  ];
  const found = new Map<WantedExtension, string>();
  for (const one of doubtful) {
    const index = unlinked.findIndex(({ key }) => key === contentKey(one.content));
    const [twin] = index < 0 ? [] : unlinked.splice(index, 1);
    if (!twin) continue;
    await keepExtension(session, extensionDigest(one), twin.id);
    found.set(one, twin.id);
  }
  return found;
};
