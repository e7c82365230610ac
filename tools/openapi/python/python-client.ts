import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBodies } from './bodies';
import { Description, type Document } from './description';
import { writeErrorCodes } from './error-codes';
import { writeModels } from './models';
import { writeMembers, writeResources } from './resources';
import { synchronousSource } from './synchronous';

const PACKAGE = join('clients', 'python', 'src', 'switchyard_ads');

/** Generated into the folder of the asynchronous client, beside what is written by hand. */
const GENERATED_ASYNC = ['members.py', 'resources.py'];

/**
 * Every generated file of the Python client by its path: what the description says, and the
 * synchronous client, which is the asynchronous one without its `await`.
 */
export const pythonClient = (document: Document): ReadonlyMap<string, string> => {
  const description = new Description(document);
  const bodies = writeBodies(description);
  const asynchronous = new Map([
    ['resources.py', writeResources(description)],
    ['members.py', writeMembers(description)],
    ...byHand(),
  ]);
  return new Map([
    [join(PACKAGE, '_generated', 'models.py'), writeModels(description)],
    [join(PACKAGE, '_generated', 'bodies.py'), bodies.file],
    [join(PACKAGE, '_generated', 'wire.py'), bodies.wireFile],
    [join(PACKAGE, '_generated', 'error_codes.py'), writeErrorCodes(description)],
    ...GENERATED_ASYNC.map(
      (name) => [join(PACKAGE, '_async', name), asynchronous.get(name)!] as const,
    ),
    ...[...asynchronous].map(
      ([name, source]) => [join(PACKAGE, '_sync', name), synchronousSource(source)] as const,
    ),
  ]);
};

const byHand = (): (readonly [string, string])[] =>
  readdirSync(join(PACKAGE, '_async'))
    .filter((name) => name.endsWith('.py') && !GENERATED_ASYNC.includes(name))
    .toSorted()
    .map((name) => [name, readFileSync(join(PACKAGE, '_async', name), 'utf8')] as const);
