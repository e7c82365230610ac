import { createHmac } from 'node:crypto';
import { derivedKey, type Issue } from '@switchyard/kernel';
import type { SecretRing } from '../identity/look-up-keys';

/** What an order is known by within a Space. */
export const orderKey = ({
  actionId,
  orderId,
}: {
  readonly actionId: string;
  readonly orderId: string | null;
}): string => `${actionId}\n${orderId ?? ''}`;

const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;

/** True for a text with an e-mail address in it. */
export const namesAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * An order id, and the caller's id of an event, is stored and sent as it is, so that it must not
 * carry an address; Google refuses such ones too (`ORDER_ID_CONTAINS_PII`).
 */
export const orderIdIssues = (
  orderId: string | undefined,
  path: string,
  member = 'orderId',
): Issue[] => {
  if (orderId === undefined) return [];
  if (namesAddress(orderId)) {
    return [
      {
        path: `${path}/${member}`,
        code: 'BAD_FORMAT',
        message: `${member} must not contain an email address. Use an id such as order-1042`,
      },
    ];
  }
  return isErasedOrder(orderId)
    ? [
        {
          path: `${path}/${member}`,
          code: 'BAD_FORMAT',
          message: `${member} must not begin with ${ERASED_MARK}`,
        },
      ]
    : [];
};

const PURPOSE = 'switchyard erased order 1';
/** Prefix of the order ids of erased persons. Callers cannot use it. */
export const ERASED_MARK = 'erased:';

/** Why something is not sent any more: the person whom it was about was erased. */
export const PERSON_ERASED = 'PERSON_ERASED';

/**
 * A function from an order to its replacement after its person was erased, under every key of the
 * ring, the current one first: the same order is still known when it comes again, and it
 * cannot be read. Deriving happens once: keep what it answers.
 */
export const orderDigestsWith = (
  ring: SecretRing,
): ((spaceId: string, actionId: string, orderId: string) => readonly [string, ...string[]]) => {
  const peppers = ring.map(({ key }) => derivedKey(key, PURPOSE));
  return (spaceId, actionId, orderId) =>
    peppers.map(
      (pepper) =>
        `${ERASED_MARK}${createHmac('sha256', pepper).update(`${spaceId}\n${actionId}\n${orderId}`).digest('base64url')}`,
    ) as unknown as readonly [string, ...string[]];
};

/** True for the replacement of an order whose person was erased. */
export const isErasedOrder = (orderId: string): boolean => orderId.startsWith(ERASED_MARK);
