import { readObject } from './read-object';
import { subjectOf } from './subject-of';
import type { Call } from './call';
import { type Fields } from '../../json/fields';
import { GraphError } from './graph-error';

/** `GET /?ids=1,2`: objects by id; one that is not there refuses the whole call. */
export function readByIds(call: Omit<Call, 'subject'>): Fields {
  const ids = idsOf(call.parameters.ids);
  call.world.usage.count(call.account.id, false, call.world.now());
  return Object.fromEntries(
    ids.map((id) => [id, readObject({ ...call, subject: subject(call, id) })]),
  );
}

const idsOf = (sent: unknown): readonly string[] =>
  (Array.isArray(sent)
    ? sent.map(String)
    : String(sent)
        .replace(/[[\]"\s]/g, '')
        .split(',')
  ).filter((id) => id !== '');

function subject(call: Omit<Call, 'subject'>, id: string) {
  try {
    return subjectOf(call, id);
  } catch {
    throw new GraphError({
      code: 803,
      message: `(#803) Some of the aliases you requested do not exist: ${id}`,
    });
  }
}
