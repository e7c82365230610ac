import { jsonText } from '../../request-body';
import type { Json } from '../../port/attributes';

/** Parameters of a call: texts go as they are, everything else as JSON text. */
export type Params = { readonly [name: string]: Json };

/** One call of the Graph API, alone or as part of a batch. */
export interface GraphCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** After the version: `act_1/campaigns`. */
  readonly path: string;
  readonly params: Params;
  /** Inside a batch: other calls of it wait for this one, by its name. */
  readonly name?: string;
  readonly dependsOn?: string;
}

/** As a form and as a query alike (spec/platforms/meta-ads.md 1b). */
export const formOf = (params: Params): string =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : jsonText(value),
    ]),
  ).toString();
