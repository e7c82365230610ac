import { EditRefused, type RemoteObject, type Vendor } from '../vendor';
import {
  BadControlRequest,
  type ControlCall,
  type ControlRoute,
  findVendor,
  list,
  noContent,
  nothingThere,
  ok,
  optional,
  platformName,
  record,
  wholeFrom,
} from './reader';

const ONE_OBJECT = /^\/objects\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** What the platforms hold, and edits of it as a person in the vendor's own UI would make them. */
export const objectRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: /^\/objects$/,
    query: ['platform', 'kind', 'accountId', 'offset', 'limit'],
    answer: (call) =>
      list(
        pieceOf(
          vendorsAsked(call).flatMap((vendor) => listed(vendor, call.query)),
          call.query,
        ),
      ),
  },
  {
    method: 'PATCH',
    path: ONE_OBJECT,
    answer: (call) => {
      const { vendor, kind, id } = named(call);
      const edited = edit(vendor, kind, id, record(call.body, 'body'));
      if (!edited) throw nothingThere(`${kind} ${id}`);
      return ok({ platform: vendor.platform, ...edited });
    },
  },
  {
    method: 'DELETE',
    path: ONE_OBJECT,
    answer: (call) => {
      const { vendor, kind, id } = named(call);
      if (!vendor.remove(kind, id)) throw nothingThere(`${kind} ${id}`);
      return noContent;
    },
  },
];

function vendorsAsked({ emulators, query }: ControlCall): readonly Vendor[] {
  const platform = optional(platformName)(query.get('platform') ?? undefined, 'query.platform');
  return platform ? [findVendor(emulators, platform)] : emulators.vendors;
}

function listed(vendor: Vendor, query: URLSearchParams) {
  const filter = {
    kind: query.get('kind') ?? undefined,
    accountId: query.get('accountId') ?? undefined,
  };
  return vendor.objects(filter).map((object) => ({ platform: vendor.platform, ...object }));
}

/**
 * A million conversions are too many for one answer: `offset` and `limit` take a piece of what is
 * listed.
 */
function pieceOf<T>(all: readonly T[], query: URLSearchParams): readonly T[] {
  const whole = (name: string, otherwise: number): number =>
    query.has(name) ? wholeFrom(0)(Number(query.get(name)), `query.${name}`) : otherwise;
  const offset = whole('offset', 0);
  return all.slice(offset, offset + whole('limit', all.length));
}

function named({ emulators, params }: ControlCall) {
  const [platform, kind = '', id = ''] = params;
  return { vendor: findVendor(emulators, platformName(platform, 'path.platform')), kind, id };
}

function edit(
  vendor: Vendor,
  kind: string,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): RemoteObject | undefined {
  try {
    return vendor.edit(kind, id, changes);
  } catch (error) {
    if (error instanceof EditRefused) throw new BadControlRequest(error.message);
    throw error;
  }
}
