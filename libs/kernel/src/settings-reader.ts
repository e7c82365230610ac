import { isPublicHost } from './public-address';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with a setting. The message never shows the value. */
export interface SettingProblem {
  readonly setting: string;
  readonly message: string;
}

/** Every problem of the settings of a process. */
export class SettingsProblems extends Error {
  constructor(readonly problems: readonly SettingProblem[]) {
    const lines = problems.map(({ message }) => `  - ${message}`);
    super(`The settings cannot be used:\n${lines.join('\n')}`);
  }
}

/**
 * Reads settings and collects everything that is wrong with them, so that a boot names all problems
 * at once. Never repeats a value.
 */
export class SettingsReader {
  private readonly problems: SettingProblem[] = [];

  constructor(private readonly environment: Environment) {}

  /** A setting that must be there. */
  text(name: string): string {
    const value = this.optional(name);
    if (value === undefined) this.note(name, `${name} must be set`);
    return value ?? '';
  }

  optional(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  whole(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    this.note(name, `${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  oneOf<T extends string>(name: string, words: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined || words.includes(value as T)) {
      return (value as T | undefined) ?? fallback;
    }
    this.note(name, `${name} must be one of ${words.join(', ')}`);
    return fallback;
  }

  /** An absolute address with one of the given protocols, e.g. `['http:', 'https:']`. */
  address(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
      return value.replace(/\/$/, '');
    }
    this.note(
      name,
      `${name} must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    );
    return undefined;
  }

  /**
   * The first of these addresses that is set, and the setting that names it. One of them must be.
   */
  oneAddress(
    names: readonly [string, ...string[]],
    protocols: readonly string[],
  ): { readonly setting: string; readonly address: string } {
    const setting = names.find((name) => this.optional(name) !== undefined);
    if (setting === undefined) this.note(names[0], `${names.join(' or ')} must be set`);
    return {
      setting: setting ?? names[0],
      address: (setting && this.address(setting, protocols)) ?? '',
    };
  }

  /** An address for tests alone: another environment refuses it. */
  testAddress(name: string, environment: string): string | undefined {
    const value = this.address(name, ['http:', 'https:']);
    this.refuseOutsideOfTest(name, environment);
    return value;
  }

  /** A number for tests alone: another environment refuses to have it set. */
  testWhole(name: string, environment: string, fallback: number, min: number, max: number): number {
    const value = this.whole(name, fallback, min, max);
    this.refuseOutsideOfTest(name, environment);
    return value;
  }

  /** An address of a public service. In `live` it must not be on this machine or in its network. */
  publicAddress(
    name: string,
    protocols: readonly string[],
    environment: string,
  ): string | undefined {
    const value = this.address(name, protocols);
    if (environment === 'live' && value !== undefined && !isPublicHost(new URL(value).hostname)) {
      this.note(
        name,
        `${name} is on this machine or in a private network, which SWITCHYARD_ENVIRONMENT=live refuses. Leave it out, or name a public host`,
      );
    }
    return value;
  }

  /**
   * A setting that a process of a live installation must not be given. `why` goes on the message.
   */
  refuseInLive(name: string, environment: string, why: string): void {
    if (environment === 'live' && this.optional(name) !== undefined) {
      this.note(name, `${name} must not be set with SWITCHYARD_ENVIRONMENT=live: ${why}`);
    }
  }

  /** Reads by a function that throws a message which does not show the value. */
  read<T>(name: string, parse: (value: string) => T, fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    try {
      return parse(value);
    } catch (error) {
      this.note(name, `${name}: ${error instanceof Error ? error.message : 'cannot be read'}`);
      return fallback;
    }
  }

  private refuseOutsideOfTest(name: string, environment: string): void {
    if (this.optional(name) !== undefined && environment !== 'test') {
      this.note(name, `${name} is for SWITCHYARD_ENVIRONMENT=test only`);
    }
  }

  private note(setting: string, message: string): void {
    this.problems.push({ setting, message });
  }

  /** Throws SettingsProblems when there is any. */
  finish(): void {
    if (this.problems.length > 0) throw new SettingsProblems(this.problems);
  }
}

/**
 * A boot that failed, as JSON lines of the level `fatal`: one for each wrong setting, with its name
 * as `setting`, or one for any other error.
 */
export const bootFailureLines = (process: string, error: unknown): readonly string[] => {
  const common = { level: 'fatal', time: Date.now(), name: process };
  const lines =
    error instanceof SettingsProblems
      ? error.problems.map(({ setting, message }) => ({ ...common, setting, msg: message }))
      : [{ ...common, ...detailsOf(error), msg: messageOf(error) }];
  return lines.map((line) => JSON.stringify(line));
};

/** The error of a connection that was tried at several addresses has no message of its own. */
const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(messageOf).join('; ');
  }
  return error instanceof Error ? error.message || error.name : String(error);
};

const detailsOf = (error: unknown): object => {
  if (!(error instanceof Error)) return {};
  const { code } = error as { readonly code?: unknown };
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  };
};
