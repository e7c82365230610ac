import type { CreateChange, UpdateChange } from '../../port/change';
import { PlatformFailure, type Failure } from '../../port/failure';
import { sendParts, type Writing } from '../apply/send-parts';
import { contradicted } from '../wire/classify';
import { textIn } from '../wire/row';
import { accountPath } from '../wire/session';
import type { CreativeForm } from './creative-form';
import { lostCreatives } from './lost-creatives';

type Showing = CreateChange | UpdateChange;

/** A change and the creative that it needs. */
export interface CreativeNeed {
  readonly change: Showing;
  readonly form: CreativeForm;
}

export interface Creatives {
  /** Meta's id of the creative by change. */
  readonly ids: ReadonlyMap<Showing, string>;
  readonly failures: ReadonlyMap<Showing, Failure>;
}

/**
 * Makes the creatives that are not there yet, fifty in a request. The account's memory of uploads knows those that were made, and those
 * that were begun and whose answer never came: they are looked for by name before anything is sent again.
 */
export const makeCreatives = async (
  writing: Writing,
  needs: readonly CreativeNeed[],
): Promise<Creatives> => {
  const { media } = writing.session.io;
  const known = new Map(
    needs.length === 0 ? [] : await media.remoteIds(needs.map(({ form }) => form.key)),
  );
  const failures = new Map<Showing, Failure>();
  const missing = needs.filter(({ form }) => !known.has(form.key));
  for (const [key, id] of await foundAgain(writing, missing)) known.set(key, id);
  await make(
    writing,
    missing.filter(({ form }) => !known.has(form.key)),
    known,
    failures,
  );
  return {
    ids: new Map(
      needs.flatMap(({ change, form }) =>
        known.has(form.key) ? [[change, known.get(form.key)!] as const] : [],
      ),
    ),
    failures,
  };
};

const foundAgain = async (
  { session }: Writing,
  needs: readonly CreativeNeed[],
): Promise<ReadonlyMap<string, string>> => {
  const doubtful: CreativeForm[] = [];
  for (const { form } of needs) if (await session.io.media.begin(form.key)) doubtful.push(form);
  const found = await lostCreatives(session, doubtful);
  for (const [key, id] of found) await session.io.media.keep(key, id);
  return found;
};

const make = async (
  writing: Writing,
  needs: readonly CreativeNeed[],
  known: Map<string, string>,
  failures: Map<Showing, Failure>,
): Promise<void> => {
  const keys = new Map(needs.map(({ change, form }) => [change, form.key]));
  const path = `${accountPath(writing.session)}/adcreatives`;
  const parts = needs.map(({ change, form: { name, story } }) => ({
    change,
    call: { method: 'POST', path, params: { name, object_story_spec: story } } as const,
  }));
  for await (const decided of sendParts(writing, parts, { nature: 'create', entity: 'ad' })) {
    if ('failure' in decided) failures.set(decided.change, decided.failure);
    else await keep(writing, keys.get(decided.change)!, textIn(decided.body, 'id'), known);
  }
};

const keep = async (
  { session }: Writing,
  key: string,
  id: string,
  known: Map<string, string>,
): Promise<void> => {
  if (!/^\d+$/.test(id)) {
    throw new PlatformFailure(contradicted('A creative without an id.', 'create'));
  }
  await session.io.media.keep(key, id);
  known.set(key, id);
};
