import './api.module';
import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';

/** What only a regular expression has. */
const EXPRESSION = /[\^\\]|\$(?!property)|\[[^\]\s]*-[^\]\s]*\]|\(\?|[.\])][*+]|\{\d+(,\d*)?\}/;

interface KnownRule {
  readonly dto: string;
  readonly member: string;
  readonly name: string | undefined;
  readonly message: string;
  readonly code: string | undefined;
}

/** Every rule of every class that the api takes or answers. */
const rules: readonly KnownRule[] = [
  ...(
    getMetadataStorage() as unknown as {
      readonly validationMetadatas: ReadonlyMap<
        { readonly name: string },
        readonly {
          readonly propertyName: string;
          readonly name?: string;
          readonly message?: unknown;
          readonly context?: { readonly code?: string };
        }[]
      >;
    }
  ).validationMetadatas,
].flatMap(([{ name: dto }, found]) =>
  found
    .filter(({ message }) => typeof message === 'string' && message !== '')
    .map(({ propertyName: member, name, message, context }) => ({
      dto,
      member,
      name,
      message: String(message).replace(/ such as \{.*$/, ' such as an object'),
      code: context?.code,
    })),
);

const listed = (found: readonly KnownRule[]): readonly string[] =>
  found.map(({ dto, member, message }) => `${dto}.${member}: ${message}`);

describe('messages of rules', () => {
  it('are known', () => {
    expect(rules.length).toBeGreaterThan(1_000);
    expect(rules.filter(({ name }) => name === 'hasForm').length).toBeGreaterThan(10);
  });

  it('show no regular expression', () =>
    expect(listed(rules.filter(({ message }) => EXPRESSION.test(message)))).toEqual([]));

  it('of a form show an example, or say where the value comes from', () => {
    const bare = rules.filter(
      ({ name, code, message }) =>
        code === 'BAD_FORMAT' &&
        FORMS.has(name ?? '') &&
        !/ such as |that a preview returned|of an earlier answer/.test(message),
    );
    expect(listed(bare)).toEqual([]);
  });

  it('with BAD_FORMAT are rules of a form, or one of five rules of content or characters', () => {
    const names = rules.filter(({ code }) => code === 'BAD_FORMAT').map(({ name }) => name ?? '');
    expect([...new Set(names)].filter((name) => !FORMS.has(name)).toSorted()).toEqual([
      'isAnyJson',
      'isEither',
      'isMapOf',
      'isPlainText',
      'isStorable',
    ]);
  });
});

const FORMS = new Set([
  'hasForm',
  'isCalendarDate',
  'isCursor',
  'isEmailAddress',
  'isId',
  'isTimestamp',
  'isWebUrl',
  'isZoneName',
]);
