import { FLOW, type FlowStep, type Given, type Template } from './flow';

/** What `x-codeSamples` of an operation lists. */
export interface CodeSample {
  readonly lang: 'Shell' | 'TypeScript' | 'Python';
  readonly label: string;
  readonly source: string;
}

/** The samples of each step of the flow, by operationId. Those of one language make one program. */
export const codeSamples = (): ReadonlyMap<string, readonly CodeSample[]> =>
  new Map(
    FLOW.map((step) => [
      step.operationId,
      [
        { lang: 'Shell', label: 'curl', source: curlOf(step) },
        { lang: 'TypeScript', label: '@switchyard/client', source: typescriptOf(step) },
        {
          lang: 'Python',
          label: 'switchyard-ads',
          source: [...claimsOf(step), pythonOf(step)].join('\n'),
        },
      ],
    ]),
  );

const isGiven = (value: Template): value is Given =>
  typeof value === 'object' && 'shell' in value && typeof value.shell === 'string';

const searchOf = (query: Readonly<Record<string, string | readonly string[]>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${[value].flat().join(',')}`)
    .join('&');

/** A value of an earlier answer is expanded by the shell: double quotes around what single quotes hold. */
const curlOf = ({ verb, path, id, query, body }: FlowStep): string => {
  const search = query ? `?${searchOf(query)}` : '';
  const address = `/api/v1${path.replace('{}', `$${id?.shell}`)}${search}`;
  const lines = [
    `curl --fail-with-body -sS${verb === 'GET' ? '' : ` -X ${verb}`} "$SWITCHYARD_BASE_URL${address}"`,
    '-H "Authorization: Bearer $SWITCHYARD_TOKEN"',
    ...(body ? ['-H "Content-Type: application/json"', `-d '${jsonValue(body, '  ')}'`] : []),
  ];
  return lines.join(' \\\n  ');
};

const jsonValue = (value: Template, indent: string): string => {
  if (typeof value !== 'object') return JSON.stringify(value);
  if (isGiven(value)) return `"'"$${value.shell}"'"`;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return wrap(
      value.map((one: Template) => jsonValue(one, inner)),
      '[]',
      indent,
      JSON_LAYOUT,
    );
  }
  const members = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${jsonValue(one, inner)}`,
  );
  return wrap(members, '{}', indent, JSON_LAYOUT);
};

const typescriptOf = (step: FlowStep): string => {
  const { method, id, query, body, items, answer, isList, waits } = step;
  if (waits) return `const ${answer} = await client.sync.waitUntilDone(${typescriptGiven(id!)});`;
  const input = items ? body?.[items] : (body ?? query);
  const call = `client.${method}(${[
    ...(id ? [typescriptGiven(id)] : []),
    ...(input === undefined ? [] : [typescriptValue(input, '')]),
  ].join(', ')})`;
  if (isList) return `for await (const row of ${call}) console.log(row);`;
  return `${answer ? `const ${answer} = ` : ''}await ${call};`;
};

/** Absent only where there is nothing to plan or to send. */
const typescriptGiven = ({ program, mayBeNull }: Given): string =>
  mayBeNull ? `${program}!` : program;

const typescriptValue = (value: Template, indent: string): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  if (isGiven(value)) return typescriptGiven(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return wrap(
      value.map((one: Template) => typescriptValue(one, inner)),
      '[]',
      indent,
      TYPESCRIPT,
    );
  }
  const members = Object.entries(value).map(([name, one]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `${key}: ${typescriptValue(one, inner)}`;
  });
  return wrap(members, '{}', indent, TYPESCRIPT);
};

const pythonOf = (step: FlowStep): string => {
  const { method, id, query, body, items, answer, isList, waits } = step;
  if (waits) return `${answer} = client.sync.wait_until_done(${snakeCase(id!.program)})`;
  const called = snakeCase(method);
  const before = id ? [snakeCase(id.program)] : [];
  const input = body ?? query ?? {};
  const rest = items
    ? [pythonValue(input[items]!, '    ')]
    : Object.entries(input).map(
        ([name, value]) => `${pythonName(name)}=${pythonValue(value, '    ')}`,
      );
  const call = `client.${called}${wrap([...before, ...rest], '()', '', PYTHON)}`;
  if (isList) return `for row in ${call}:\n    print(row)`;
  return `${answer ? `${snakeCase(answer)} = ` : ''}${call}`;
};

/** A value may be absent where there is nothing to plan or to send, which a type checker asks about. */
const claimsOf = ({ id, body = {} }: FlowStep): readonly string[] =>
  [id, ...Object.values(body)]
    .filter((value) => value !== undefined && isGiven(value) && value.mayBeNull === true)
    .map((value) => `assert ${snakeCase((value as Given).program)}`);

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `from` is a word of Python. */
const pythonName = (name: string): string => (name === 'from' ? 'from_' : snakeCase(name));

const pythonValue = (value: Template, indent: string): string => {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') {
    return Number.isInteger(value) ? String(value) : `Decimal("${value}")`;
  }
  if (isGiven(value)) return snakeCase(value.program);
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    return wrap(
      value.map((one: Template) => pythonValue(one, inner)),
      '[]',
      indent,
      PYTHON,
    );
  }
  const members = Object.entries(value).map(
    ([name, one]) => `"${snakeCase(name)}": ${pythonValue(one, inner)}`,
  );
  return wrap(members, '{}', indent, PYTHON);
};

const LONGEST_LINE = 70;

/** How a language writes a list of parts that does not fit into one line. */
interface Layout {
  readonly indent: number;
  readonly trailingComma: boolean;
  /** Between braces and what they enclose. */
  readonly space: string;
}
const JSON_LAYOUT: Layout = { indent: 2, trailingComma: false, space: ' ' };
const TYPESCRIPT: Layout = { indent: 2, trailingComma: true, space: ' ' };
const PYTHON: Layout = { indent: 4, trailingComma: true, space: '' };

/** In one line where it is short, else each part in a line of its own. */
const wrap = (
  parts: readonly string[],
  brackets: '[]' | '{}' | '()',
  before: string,
  { indent, trailingComma, space }: Layout,
): string => {
  const [open, close] = [brackets[0]!, brackets[1]!];
  const pad = open === '{' && parts.length > 0 ? space : '';
  const line = parts.join(', ');
  if (line.length + before.length <= LONGEST_LINE && !line.includes('\n')) {
    return `${open}${pad}${line}${pad}${close}`;
  }
  const inner = before + ' '.repeat(indent);
  const last = trailingComma ? ',' : '';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}${last}\n${before}${close}`;
};
