import type { VendorRequest } from '../../vendor';
import { plainError } from './envelope';
import { Refusal } from './refusal';

const VERB_OF = {
  GET: 'GET',
  BATCH_GET: 'GET',
  GET_ALL: 'GET',
  FINDER: 'GET',
  CREATE: 'POST',
  BATCH_CREATE: 'POST',
  PARTIAL_UPDATE: 'POST',
  BATCH_PARTIAL_UPDATE: 'POST',
  ACTION: 'POST',
  UPDATE: 'PUT',
  BATCH_UPDATE: 'PUT',
  DELETE: 'DELETE',
  BATCH_DELETE: 'DELETE',
} as const;
export type RestMethod = keyof typeof VERB_OF;

const isMethod = (text: string): text is RestMethod => Object.hasOwn(VERB_OF, text);

/** What a Rest.li request is: as its header says, else by verb, key and parameters. Updates of posts must say so themselves. */
export function restMethod(
  verb: string,
  headers: VendorRequest['headers'],
  hasKey: boolean,
  parameters: readonly string[],
): RestMethod {
  const named = headers['x-restli-method']?.toUpperCase();
  if (named === undefined) return inferred(verb, hasKey, parameters);
  if (!isMethod(named) || VERB_OF[named] !== verb) {
    throw wrongMethod(`X-RestLi-Method ${named} does not go with ${verb}`);
  }
  return named;
}

function inferred(verb: string, hasKey: boolean, parameters: readonly string[]): RestMethod {
  const isBatch = parameters.includes('ids');
  switch (verb) {
    case 'GET':
      if (isBatch) return 'BATCH_GET';
      if (parameters.includes('q')) return 'FINDER';
      return hasKey ? 'GET' : 'GET_ALL';
    case 'POST':
      if (hasKey || isBatch) throw wrongMethod('X-RestLi-Method is needed for partial updates');
      return parameters.includes('action') ? 'ACTION' : 'CREATE';
    case 'PUT':
      return isBatch ? 'BATCH_UPDATE' : 'UPDATE';
    case 'DELETE':
      return isBatch ? 'BATCH_DELETE' : 'DELETE';
    default:
      throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  }
}

const wrongMethod = (message: string) => new Refusal(400, plainError(400, message));
