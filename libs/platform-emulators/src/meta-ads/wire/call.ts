import type { Account } from '../accounts/account';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import type { SentFile } from './read-parameters';

/** One authenticated call, its parameters still as they were sent. */
export interface Call {
  readonly world: World;
  readonly method: string;
  /** The account that the caller's consent reaches. */
  readonly account: Account;
  readonly token: string;
  /** `/v26.0`, as the caller wrote it. */
  readonly version: string;
  readonly versionNumber: number;
  /** Path after the version, starting with `/`. */
  readonly path: string;
  readonly parameters: Fields;
  readonly files: readonly SentFile[];
  readonly baseUrl: string;
  /** The object that the path names. */
  readonly subject: Entity;
}
