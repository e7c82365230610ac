import type { Json } from '../schema/field';
import type { KindName } from '../state/kinds';

export type TargetKind = KindName | 'ad';

/** One operation of a request, its body already read against the schema. */
export interface Operation {
  readonly kind: TargetKind;
  readonly verb: 'create' | 'update' | 'remove' | undefined;
  readonly body: Json;
  readonly mask?: string;
  /** What is removed. */
  readonly removed?: string;
  /** Where it stands in the request: `operations[3]`. */
  readonly at: string;
}

/** An operation message as it was parsed. */
export function operationOf(kind: TargetKind, message: Json, at: string): Operation {
  const mask = message['updateMask'];
  const removed = message['remove'];
  const verb = (['create', 'update', 'remove'] as const).find(
    (known) => message[known] !== undefined,
  );
  return {
    kind,
    verb,
    body: bodyOf(message),
    ...(typeof mask === 'string' ? { mask } : {}),
    ...(typeof removed === 'string' ? { removed } : {}),
    at,
  };
}

function bodyOf(message: Json): Json {
  const body = message['create'] ?? message['update'];
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}
