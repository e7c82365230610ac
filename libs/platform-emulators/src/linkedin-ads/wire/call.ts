import type { VendorRequest } from '../../vendor';
import type { Scope } from '../accounts/tokens';
import type { World } from '../store/world';
import type { Query } from './query';
import type { RestMethod } from './rest-method';

/** A call that got through the gate: decoded, with the person who makes it. */
export interface Call {
  readonly world: World;
  readonly personId: string;
  readonly scopes: readonly Scope[];
  readonly method: RestMethod;
  /** `FINDER` and the like, as the header names it; undefined without the header. */
  readonly namedMethod: string | undefined;
  /** What the path's placeholders hold, decoded. */
  readonly keys: readonly string[];
  readonly query: Query;
  readonly headers: VendorRequest['headers'];
  readonly body: Buffer;
  readonly baseUrl: string;
}
