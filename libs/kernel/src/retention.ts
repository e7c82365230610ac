import type { SettingsReader } from './settings-reader';

interface Retention {
  readonly what: string;
  /** How long it is kept. */
  readonly days: number;
  /** From when on the days count. */
  readonly since: string;
  /** Days that an operator may set, and the fewest: what needs the rows needs them for so long. */
  readonly setting?: { readonly name: string; readonly least: number };
}

/**
 * Everything that is kept for a time, and for how long. What is not listed is kept until its Space
 * or account is deleted. `docs/operations.md` has the same table.
 */
export const RETENTION = {
  previews: {
    what: 'previews with their changes',
    days: 7,
    since: 'a newer preview replaced them, and 30 days since they were asked for',
    setting: { name: 'SWITCHYARD_RETENTION_PREVIEWS_DAYS', least: 1 },
  },
  syncs: {
    what: 'syncs with their operations',
    days: 400,
    since: 'they ended; then they cannot be read or undone',
    setting: { name: 'SWITCHYARD_RETENTION_SYNCS_DAYS', least: 90 },
  },
  receipts: {
    what: 'receipts of what sources sent',
    days: 90,
    since: 'they arrived; the same event is then new',
    setting: { name: 'SWITCHYARD_RETENTION_RECEIPTS_DAYS', least: 30 },
  },
  deadWork: {
    what: 'work that was given up',
    days: 90,
    since: 'it was given up',
    setting: { name: 'SWITCHYARD_RETENTION_DEAD_WORK_DAYS', least: 7 },
  },
  inbox: { what: 'entries of the inbox of a source', days: 30, since: 'they arrived' },
  failedInbox: { what: 'entries of the inbox that failed', days: 90, since: 'they arrived' },
  facts: { what: 'what events of a source taught', days: 90, since: 'it last changed' },
  persons: {
    what: 'sealed persons of conversion events and visitors',
    days: 90,
    since: 'they were last seen',
  },
  eventIds: { what: "callers' event ids", days: 90, since: 'the event arrived' },
  sentBodies: { what: 'what platforms were sent, masked', days: 30, since: 'it was sent' },
  answers: { what: 'idempotent answers', days: 1, since: 'they were given' },
  mails: { what: 'mails that were queued', days: 1, since: 'they were queued' },
} as const satisfies Readonly<Record<string, Retention>>;

type Kind = keyof typeof RETENTION;

/** Kinds whose days an operator may set. */
export type SettableKind = {
  [Each in Kind]: (typeof RETENTION)[Each] extends { readonly setting: unknown } ? Each : never;
}[Kind];

const SETTABLE: readonly SettableKind[] = ['previews', 'syncs', 'receipts', 'deadWork'];

/** A hundred years. */
const MOST_DAYS = 36_500;

/** Days by kind, as the settings of a process say. */
export type RetentionDays = Readonly<Record<SettableKind, number>>;

export const readRetention = (read: SettingsReader): RetentionDays =>
  Object.fromEntries(
    SETTABLE.map((kind) => {
      const { days, setting } = RETENTION[kind];
      return [kind, read.whole(setting.name, days, setting.least, MOST_DAYS)];
    }),
  ) as RetentionDays;

/** What is older than so many days at a moment began before this one. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 86_400_000);
