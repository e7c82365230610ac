import { isId, referenceNotFound, validationError, type Issue } from '@switchyard/kernel';
import { BINDING_SCOPES, OWNER_MEMBER, type BindingOwner, type BindingScope } from '../domain';

type Named = { readonly [member in (typeof OWNER_MEMBER)[BindingScope]]?: string | null };

const PREFIXES = { CAMPAIGN: 'cmp', AD_GROUP: 'adg', AD: 'ad' } as const;

/** The one place that a body names. Throws `VALIDATION_ERROR` for none and for several. */
export const ownerInBody = (named: Named): BindingOwner => ownerOf(named, '/', BINDING_SCOPES);

/** The ad or ad group that a body names. A `scope` that says otherwise is a `CONFLICT`. */
export const adOwner = ({
  scope,
  ...named
}: Named & { readonly scope?: BindingScope }): BindingOwner => {
  const owner = ownerOf(named, '/', ['AD', 'AD_GROUP']);
  if (scope === undefined || scope === owner.scope) return owner;
  throw validationError([
    {
      path: '/scope',
      code: 'CONFLICT',
      message: `${OWNER_MEMBER[owner.scope]} makes the scope ${owner.scope}`,
    },
  ]);
};

/** A list of ad assets is of one ad, one ad group or one campaign. */
export const requireOnePlace = (named: Named): void => {
  ownerOf(named, 'query.', ['AD', 'AD_GROUP', 'CAMPAIGN']);
};

/** The one place that a query names; an id that cannot be is answered like an unknown one. */
export const ownerInQuery = (named: Named): BindingOwner => {
  const owner = ownerOf(named, 'query.', BINDING_SCOPES);
  if (!isId(PREFIXES[owner.scope], owner.id)) {
    throw referenceNotFound(`query.${OWNER_MEMBER[owner.scope]}`);
  }
  return owner;
};

const ownerOf = (named: Named, prefix: string, among: readonly BindingScope[]): BindingOwner => {
  const given = among.flatMap((scope) => {
    const id = named[OWNER_MEMBER[scope]];
    return id === undefined || id === null ? [] : [{ scope, id }];
  });
  const [owner] = given;
  if (owner && given.length === 1) return owner;
  const members = among.map((scope) => OWNER_MEMBER[scope]);
  throw validationError(
    owner
      ? given.slice(1).map(({ scope }) => tooMany(`${prefix}${OWNER_MEMBER[scope]}`, members))
      : [missing(`${prefix}${members[0]}`, members)],
  );
};

const missing = (path: string, members: readonly string[]): Issue => ({
  path,
  code: 'REQUIRED',
  message: `Send one of ${members.join(', ')}`,
});

const tooMany = (path: string, members: readonly string[]): Issue => ({
  path,
  code: 'CONFLICT',
  message: `Send only one of ${members.join(', ')}`,
});
