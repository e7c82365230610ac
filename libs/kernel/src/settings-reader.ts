import { isPublicHost } from './public-address';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings and collects everything that is wrong with them, so that a boot names all problems
 * at once. Never repeats a value.
 */
export class SettingsReader {
  private readonly problems: string[] = [];

  constructor(private readonly environment: Environment) {}

  /** A setting that must be there. */
  text(name: string): string {
    const value = this.optional(name);
    if (value === undefined) this.problems.push(`${name} must be set`);
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
    this.problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  oneOf<T extends string>(name: string, words: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined || words.includes(value as T)) {
      return (value as T | undefined) ?? fallback;
    }
    this.problems.push(`${name} must be one of ${words.join(', ')}`);
    return fallback;
  }

  /** An absolute address with one of the given protocols, e.g. `['http:', 'https:']`. */
  address(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) {
      return value.replace(/\/$/, '');
    }
    this.problems.push(
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
    if (setting === undefined) this.problems.push(`${names.join(' or ')} must be set`);
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

  /**
   * An address of a service of the world: in `live` it is neither on this machine nor in its
   * network.
   */
  publicAddress(
    name: string,
    protocols: readonly string[],
    environment: string,
  ): string | undefined {
    const value = this.address(name, protocols);
    if (environment === 'live' && value !== undefined && !isPublicHost(new URL(value).hostname)) {
      this.problems.push(
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
      this.problems.push(`${name} must not be set with SWITCHYARD_ENVIRONMENT=live: ${why}`);
    }
  }

  /** Reads by a function that throws a message which does not show the value. */
  read<T>(name: string, parse: (value: string) => T, fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    try {
      return parse(value);
    } catch (error) {
      this.problems.push(`${name}: ${error instanceof Error ? error.message : 'cannot be read'}`);
      return fallback;
    }
  }

  private refuseOutsideOfTest(name: string, environment: string): void {
    if (this.optional(name) !== undefined && environment !== 'test') {
      this.problems.push(`${name} is for SWITCHYARD_ENVIRONMENT=test only`);
    }
  }

  /** Throws one error that lists every problem. */
  finish(): void {
    if (this.problems.length > 0) {
      throw new Error(
        `The settings cannot be used:\n${this.problems.map((problem) => `  - ${problem}`).join('\n')}`,
      );
    }
  }
}
