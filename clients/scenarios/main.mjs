// `node clients/scenarios/main.mjs` prints every scenario as JSON: the files of `cases`, and one
// scenario for each code that `docs/errors.md` lists for the operations of the description.
import { readdirSync, readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The class of every error with a status; other statuses from 500 on are InternalServerError. */
const CLASS_OF_STATUS = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  402: 'PaymentRequiredError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
};

/** `SYNC_PLAN_DRIFT` is SyncPlanDriftError, `INTERNAL_ERROR` is InternalError. */
export const classOfCode = (code) =>
  `${code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('')
    .replace(/Error$/, '')}Error`;

/** Refusals of the description with their status, from the page of codes. */
function refusalsOfOperations() {
  const { paths } = readJson(at('../../apps/api/openapi.json'));
  const ofOperations = new Set(
    Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => operation['x-error-codes'] ?? []),
    ),
  );
  const page = readFileSync(at('../../docs/errors.md'), 'utf8');
  return [...page.matchAll(/^### ([A-Z_]+)\n\n\*\*Refusal, HTTP (\d{3})\.\*\*/gm)]
    .map(([, code, status]) => ({ code, status: Number(status) }))
    .filter(({ code }) => ofOperations.has(code));
}

const raisesClass = ({ code, status }) => ({
  name: `${code} raises ${classOfCode(code)}`,
  client: { maxRetries: 0 },
  faults: [
    {
      match: { path: '/api/v1/me' },
      fault: { kind: 'status', status, body: { error: { code, message: 'As the page says.' } } },
    },
  ],
  steps: [
    {
      call: 'me.get',
      expect: {
        error: {
          is: ['APIError', CLASS_OF_STATUS[status] ?? 'InternalServerError', classOfCode(code)],
          status,
          code,
        },
      },
    },
  ],
});

/** A step `{ include }` stands for the steps of that name in `arrangements.json`. */
function withArrangements({ arrange = [], ...scenario }) {
  const arrangements = readJson(at('arrangements.json'));
  const steps = arrange.flatMap((step) => (step.include ? arrangements[step.include] : [step]));
  return { ...scenario, arrange: steps };
}

/** All scenarios, in the order of the files' names. */
export function allScenarios() {
  const files = readdirSync(at('cases')).sort();
  const scenarios = files.flatMap((file) => readJson(at(`cases/${file}`))).map(withArrangements);
  const codes = refusalsOfOperations().map(raisesClass);
  const names = new Set();
  for (const { name } of [...scenarios, ...codes]) {
    if (names.has(name)) throw new Error(`Two scenarios are called "${name}".`);
    names.add(name);
  }
  return [...scenarios, ...codes];
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  stdout.write(`${JSON.stringify({ version: 1, scenarios: allScenarios() }, null, 2)}\n`);
}
