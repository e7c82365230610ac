// One step of a scenario, played with the client that is installed beside this file.
import * as classes from '@switchyard/client';
import { valueAt, wrongAmount, wrongError, wrongMembers } from './expectations.mjs';

/** A client with options as scenarios name them; `lines` gets what it logs. */
export function clientOf(options, lines) {
  const { timeoutSeconds, token, ...rest } = options;
  const log = (...parts) => void lines.push(parts);
  return new classes.Switchyard({
    ...rest,
    // Null is no token, not from the environment either.
    ...(token === undefined ? {} : { token: token ?? '' }),
    ...(timeoutSeconds === undefined ? {} : { timeout: timeoutSeconds * 1_000 }),
    logger: { debug: log, info: log, warn: log, error: log },
  });
}

/** Puts what was saved in place of `${name.member}`. */
export function filled(value, saved) {
  if (Array.isArray(value)) return value.map((one) => filled(one, saved));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, filled(one, saved)]),
    );
  }
  if (typeof value !== 'string') return value;
  const whole = /^\$\{([\w.]+)\}$/.exec(value)?.[1];
  if (whole && whole !== 'i') return savedAt(whole, saved);
  return value.replace(/\$\{([\w.]+)\}/g, (text, name) =>
    name === 'i' ? text : String(savedAt(name, saved)),
  );
}

const savedAt = (name, saved) => valueAt(saved, `/${name.replaceAll('.', '/')}`);

const numbered = (value, index) => JSON.parse(JSON.stringify(value).replaceAll('${i}', index));

const itemsOf = ({ count, item, except = {} }) =>
  Array.from({ length: count }, (_, index) => except[index] ?? numbered(item, index));

const optionsOf = ({ timeoutSeconds, ...options } = {}) => ({
  ...options,
  ...(timeoutSeconds === undefined ? {} : { timeout: timeoutSeconds * 1_000 }),
});

/** What a step watches besides its result. */
const watched = () => ({ progress: 0, wrong: [], plans: 0 });

function argumentsOf({ call, path = [], query, body, items, options, approve }, seen) {
  const more = optionsOf(options);
  if (call === 'sync.waitUntilDone' || call === 'sync.run') {
    more.onProgress = (sync) => {
      seen.progress += 1;
      if (!sync.effectiveStatus) seen.wrong.push('onProgress got no sync');
    };
  }
  if (approve !== undefined) {
    more.approve = () => {
      seen.plans += 1;
      return approve;
    };
  }
  const input = [items && itemsOf(items), body, query].filter((one) => one !== undefined);
  return [...path, ...input, more];
}

const USES = {
  all: (list, limit) => list.toArray(limit === undefined ? {} : { limit }),
  page: async (list) => (await list).data,
  response: (call) => call.withResponse(),
};

async function resultOf(client, step, seen) {
  const [resource, method] = step.call.split('.');
  const call = client[resource][method](...argumentsOf(step, seen));
  return step.as === undefined ? call : USES[step.as](call, step.limit);
}

async function attempt(work) {
  const startedAt = Date.now();
  try {
    return { result: await work(), seconds: (Date.now() - startedAt) / 1_000 };
  } catch (error) {
    return { error, seconds: (Date.now() - startedAt) / 1_000 };
  }
}

/** Plays a step; `{ wrong, error, result }`. A list must be used as one: its default is all items. */
export async function playStep(step, client, { standard, lines }) {
  const seen = watched();
  const { result, error, seconds } = await attempt(() =>
    step.construct
      ? clientOf({ ...standard, ...step.construct }, lines)
      : resultOf(client, step, seen),
  );
  const { expect = {} } = step;
  const wrong = [
    ...(expect.error ? wrongError(error, expect.error, classes) : unexpected(error)),
    ...(error ? [] : wrongMembers(result, expect.result)),
    ...wrongAmount('seconds', seconds, expect.seconds),
    ...wrongAmount('calls of onProgress', seen.progress, expect.progressCalls),
    ...((expect.plansShown ?? seen.plans) === seen.plans ? [] : [`${seen.plans} plans were shown`]),
    ...seen.wrong,
  ];
  return { wrong, error, result };
}

const unexpected = (error) =>
  error === undefined ? [] : [`it failed: ${error.name}: ${error.message}`];
