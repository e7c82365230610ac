import type { VendorAnswer } from '../../vendor';
import { UNVERIFIED } from '../unverified';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { type Fields, isFields, listIn, objectIn } from '../../json/fields';
import { missingParameter } from '../wire/query-faults';
import { listParameter, onlyParameters } from '../wire/query';
import { Refusal } from '../wire/refusal';
import { MalformedRestli, parseRestli } from '../wire/restli-value';

/** The keys of `ids=List(…)`, each once. */
export function batchKeys(call: Call): readonly string[] {
  onlyParameters(call.query, ['ids']);
  const keys = listParameter(call.query, 'ids');
  if (!keys) throw missingParameter('ids');
  checkSize(keys.length);
  return [...new Set(keys)];
}

/** Reads several objects: found ones under `results`, the others under `statuses` and `errors`. */
export function batchGet(
  keys: readonly string[],
  read: (key: string) => Fields | undefined,
): VendorAnswer {
  const pairs = keys.map((key) => [key, read(key)] as const);
  const missing = pairs.filter(([, found]) => !found).map(([key]) => key);
  return ok({
    results: Object.fromEntries(pairs.filter(([, found]) => found)),
    statuses: Object.fromEntries(missing.map((key) => [key, 404])),
    errors: Object.fromEntries(missing.map((key) => [key, plainError(404, 'Not Found')])),
  });
}

/** Creates several objects: HTTP 200, and every element with a status of its own (platform document 2b). */
export function batchCreate(body: Fields, create: (element: unknown) => string): VendorAnswer {
  const elements = listIn(body, 'elements');
  if (!Array.isArray(body.elements) || Object.keys(body).length !== 1) {
    throw new Refusal(400, plainError(400, 'The body of a batch is {"elements":[]}'));
  }
  checkSize(elements.length);
  return ok({
    elements: elements.map((element) => attempt(() => ({ status: 201, id: create(element) }))),
  });
}

/** Changes several objects; `entities` must hold exactly the keys of the query, encoded as there (linkedin-api-client 0.3.0). */
export function batchUpdate(
  keys: readonly string[],
  body: Fields,
  update: (key: string, entity: Fields) => void,
): VendorAnswer {
  const entities = decodedKeys(objectIn(body, 'entities'));
  const isAligned =
    isFields(body.entities) &&
    Object.keys(body).length === 1 &&
    keys.length === Object.keys(entities).length &&
    keys.every((key) => isFields(entities[key]));
  if (!isAligned) {
    throw new Refusal(400, plainError(400, 'ids and entities must name the same keys'));
  }
  return perKey(keys, (key) => update(key, objectIn(entities, key)));
}

function decodedKeys(entities: Fields): Fields {
  try {
    return Object.fromEntries(
      Object.entries(entities).map(([key, entity]) => [String(parseRestli(key)), entity]),
    );
  } catch (error) {
    if (error instanceof MalformedRestli || error instanceof URIError) {
      throw new Refusal(400, plainError(400, 'Keys of entities are encoded as those of ids'));
    }
    throw error;
  }
}

/** Does something to every key; each has its status. */
export function perKey(keys: readonly string[], act: (key: string) => void): VendorAnswer {
  const done = keys.map(
    (key) =>
      [
        key,
        attempt(() => {
          act(key);
          return { status: 204 };
        }),
      ] as const,
  );
  const failed = done.filter(([, { error }]) => error !== undefined);
  return ok({
    results: Object.fromEntries(done.filter(([, { error }]) => error === undefined)),
    errors: Object.fromEntries(failed.map(([key, { error }]) => [key, error])),
  });
}

function attempt(act: () => Fields): Fields {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, error: error.body };
  }
}

function checkSize(count: number): void {
  if (count > UNVERIFIED.batchSize) {
    throw new Refusal(
      400,
      plainError(400, `A batch holds at most ${UNVERIFIED.batchSize} elements`),
    );
  }
}
