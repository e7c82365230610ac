import { canonicalJson, type Issue, Refusal } from '@switchyard/kernel';

/** The members of `after` that differ from `before`: what an update has to write. */
export const changedColumns = <Row extends object>(before: Row, after: Row): Partial<Row> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([member, value]) => !isSameValue(value, before[member as keyof Row]),
    ),
  ) as Partial<Row>;

/** True when two values are the same JSON; absent and null are the same. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || canonicalJson(a ?? null) === canonicalJson(b ?? null);

/**
 * What makes two names the same within a Space or campaign: ad networks ignore case and the blanks
 * around a name.
 */
export const nameKey = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** `holderId` is the object that has the name now. */
export const nameTaken = (name: string, holderId?: string): Refusal =>
  new Refusal('NAME_TAKEN', `The name "${name}" is taken.`, {
    path: '/name',
    ...(holderId === undefined ? {} : { conflictingId: holderId }),
  });

/**
 * The caller's own key of an object is another object's of the same parent. `holderId` is that
 * object; `details` says more where the key is in no body.
 */
export const externalKeyTaken = (
  externalKey: string | null,
  holderId?: string,
  details: Readonly<Record<string, unknown>> = {},
): Refusal =>
  new Refusal('EXTERNAL_KEY_TAKEN', `The externalKey "${externalKey}" is taken.`, {
    path: '/externalKey',
    ...(holderId === undefined ? {} : { conflictingId: holderId }),
    ...details,
  });

/** A name needs at least one visible character. */
export const blankNameIssues = (name: string): Issue[] =>
  name.trim() === ''
    ? [{ path: '/name', code: 'TOO_SHORT', message: 'name must not be blank' }]
    : [];
