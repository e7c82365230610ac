import type { Json } from '../../../port/attributes';
import type { RecordedRequest } from '../recording';
import type { SplitByKind } from '../specimens';
import { isObject } from './members';

/** A mutate request holds operations of many kinds (`campaignOperation.create`); any other is a kind of its own. */
export const splitGoogle: SplitByKind = (request) => {
  const operations = isObject(request.body) ? request.body['mutateOperations'] : undefined;
  if (!Array.isArray(operations)) {
    return [[`${request.method} ${request.path.replace(/^.*[/]/, '')}`, request]];
  }
  return operations.map(
    (operation: Json) => [operationKind(operation), alone(request, operation)] as const,
  );
};

const operationKind = (operation: Json): string => {
  const [[name, inside] = ['nothing', null]] = isObject(operation) ? Object.entries(operation) : [];
  const verb = isObject(inside)
    ? ['create', 'update', 'remove'].find((one) => inside[one] !== undefined)
    : undefined;
  return `${name}.${verb ?? 'unknown'}`;
};

const alone = (request: RecordedRequest, operation: Json): RecordedRequest => ({
  ...request,
  body: { ...(request.body as { readonly [member: string]: Json }), mutateOperations: [operation] },
});
