import { digestsOfLinks } from '../media/digests-of-links';
import { listOf } from '../wire/answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { AdExtension } from '../wire/objects';
import type { Session } from '../wire/session';
import type { HeldExtension } from './held-extension';
import { EXTENSION_TYPES, heldExtension } from './read-extension';

/** Without these, images come in their old form and without their layouts. */
const ADDITIONAL_FIELDS = 'Images, DisplayText, Layouts';

interface Associations {
  readonly AdExtensionAssociations?:
    readonly ({ readonly AdExtension?: AdExtension | null } | null)[] | null;
}

/** The ad extensions linked to one campaign itself. */
export const extensionsOf = async (
  session: Session,
  campaignId: string,
): Promise<readonly HeldExtension[]> => {
  const query = {
    AccountId: session.accountId,
    AssociationType: 'Campaign',
    EntityIds: [campaignId],
    AdExtensionType: EXTENSION_TYPES,
    ReturnAdditionalFields: ADDITIONAL_FIELDS,
  };
  const { body } = await session.read('/AdExtensionsAssociations/Query', query);
  const linked = listOf<Associations>(body?.['AdExtensionAssociationCollection'])
    .flatMap((one) => one?.AdExtensionAssociations ?? [])
    .flatMap((one) => one?.AdExtension ?? []);
  return held(session, linked);
};

/** Those of these ad extensions that still exist. */
export const extensionsById = async (
  session: Session,
  ids: readonly string[],
): Promise<readonly HeldExtension[]> => {
  const found: HeldExtension[] = [];
  for (const chunk of inChunks(ids, LIMITS.adExtensions)) {
    const query = {
      AccountId: session.accountId,
      AdExtensionIds: chunk,
      AdExtensionType: EXTENSION_TYPES,
      ReturnAdditionalFields: ADDITIONAL_FIELDS,
    };
    const { body } = await session.read('/AdExtensions/QueryByIds', query);
    found.push(
      ...(await held(
        session,
        listOf<AdExtension>(body?.['AdExtensions']).filter((one) => one !== null),
      )),
    );
  }
  return found;
};

/** Ids of the library's ad extensions that nothing shows. */
export const unlinkedIds = async (session: Session): Promise<readonly string[]> => {
  const all = await idsOf(session, null);
  const linked = new Set<string>();
  for (const type of ['Campaign', 'AdGroup', 'Account'] as const) {
    for (const id of await idsOf(session, type)) linked.add(id);
  }
  return all.filter((id) => !linked.has(id));
};

const idsOf = async (
  session: Session,
  AssociationType: 'Campaign' | 'AdGroup' | 'Account' | null,
): Promise<readonly string[]> => {
  const query = { AccountId: session.accountId, AdExtensionType: EXTENSION_TYPES, AssociationType };
  const { body } = await session.read('/AdExtensionIds/QueryByAccountId', query);
  return listOf<string>(body?.['AdExtensionIds']).filter((id) => id !== null);
};

const held = async (
  session: Session,
  extensions: readonly AdExtension[],
): Promise<readonly HeldExtension[]> => {
  const digests = await digestsOfLinks(session, extensions);
  return extensions.flatMap((extension) => heldExtension(extension, digests));
};
