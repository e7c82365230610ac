import type { Fields } from '../../json/fields';
import type { SentFile } from './read-parameters';

/** A request whose parameters are read: one over the socket, or a part of a batch. */
export interface GraphRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly parameters: Fields;
  readonly files: readonly SentFile[];
  readonly baseUrl: string;
}
