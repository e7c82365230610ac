import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import { refusedOr } from '../apply/refused';
import { imageFailure, uploadImages } from '../media/upload-images';
import type { PartsTask } from '../parts/part-requests';
import { listOf } from '../wire/answer';
import type { WireAnswer } from '../wire/answer';
import { addedItems, failedItems, nestedErrors, partialErrors } from '../wire/batch-answer';
import type { ItemResult } from '../wire/batch-answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { diffExtensions } from './diff-extensions';
import { extensionBody } from './extension-body';
import { extensionDigest, keepExtension } from './extension-journal';
import type { WantedExtension } from './extension-journal';
import { knownExtensions } from './known-extensions';

interface Wish extends WantedExtension {
  readonly change: Change;
}

interface Link {
  readonly change: Change;
  readonly campaignId: string;
  readonly id: string;
}

type Failures = Map<string, Failure>;

/** Unlinks what is no longer wanted, makes what is missing, links it; items of many campaigns share a request. */
export const linkExtensions = async (
  session: WritingSession,
  tasks: readonly PartsTask[],
  failures: Failures,
): Promise<void> => {
  const diffed = tasks.map((task) => ({
    task,
    diff: diffExtensions(task.after, task.fields, task.held.extensions),
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
  const wishes = diffed.flatMap(({ task, diff }) =>
    diff.link.map((content) => ({ change: task.change, campaignId: task.campaignId, content })),
  );
  const made = await makeExtensions(session, await withFiles(session, wishes, failures), failures);
  await sendLinks(session, 'POST', made, failures);
};

/** Those whose image, if they show one, is in the library. */
const withFiles = async (
  session: WritingSession,
  wishes: readonly Wish[],
  failures: Failures,
): Promise<readonly Wish[]> => {
  const needs = wishes.map((wish) => ({
    wish,
    change: wish.change,
    digests:
      'image' in wish.content && 'sha256' in wish.content.image ? [wish.content.image.sha256] : [],
  }));
  const missing = await uploadImages(session, needs);
  return needs.flatMap((need) => {
    const failure = imageFailure(need, missing);
    if (failure) failures.set(need.change.id, failure);
    return failure ? [] : [need.wish];
  });
};

const makeExtensions = async (
  session: WritingSession,
  wishes: readonly Wish[],
  failures: Failures,
): Promise<readonly Link[]> => {
  const known =
    wishes.length === 0
      ? new Map<WantedExtension, string>()
      : await knownExtensions(session, wishes);
  const links: Link[] = wishes.flatMap((wish) =>
    known.has(wish) ? [{ ...wish, id: known.get(wish)! }] : [],
  );
  for (const chunk of inChunks(
    wishes.filter((wish) => !known.has(wish)),
    LIMITS.adExtensions,
  )) {
    links.push(...(await addExtensions(session, chunk, failures)));
  }
  return links;
};

const addExtensions = async (
  session: WritingSession,
  wishes: readonly Wish[],
  failures: Failures,
): Promise<readonly Link[]> => {
  const results = await sendNew(session, wishes);
  const links: Link[] = [];
  for (const [index, wish] of wishes.entries()) {
    const result = results[index]!;
    if ('failure' in result) {
      failures.set(wish.change.id, about(wish, result.failure));
      continue;
    }
    await keepExtension(session, extensionDigest(wish), result.id);
    links.push({ ...wish, id: result.id });
  }
  return links;
};

const sendNew = async (
  session: WritingSession,
  wishes: readonly Wish[],
): Promise<readonly ItemResult[]> => {
  const body = {
    AccountId: session.accountId,
    AdExtensions: wishes.map(({ content }) => extensionBody(content, session.mediaIds)),
  };
  try {
    const answer = await session.write({
      method: 'POST',
      path: '/AdExtensions',
      body,
      entity: 'campaign',
      changes: changesOf(wishes),
    });
    return addedItems(answer, identities(answer), nestedErrors(answer), {
      count: wishes.length,
      nature: 'create',
      entity: 'campaign',
    });
  } catch (error) {
    const failure = refusedOr(error);
    return wishes.map(() => ({ failure }));
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
