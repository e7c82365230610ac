import type { ConversionActionResource } from '../wire/conversion-action-row';
import type { ActionBody } from './action-body';

/** Paths of an update mask, and the members that they name. */
export interface ActionChanges {
  readonly members: readonly string[];
  readonly update: Partial<Omit<ActionBody, 'name' | 'type'>>;
}

type Changing = Exclude<keyof ActionBody, 'name' | 'type'>;

/** Where a message is compared and named member by member. */
const PARTS: Readonly<Partial<Record<Changing, readonly string[]>>> = {
  valueSettings: ['defaultValue', 'defaultCurrencyCode', 'alwaysUseDefaultValue'],
  attributionModelSettings: ['attributionModel'],
};

/** What an action at Google holds otherwise than it should. What is not wanted is left as it is; proto3 prints no false, 0 and empty. */
export const actionChanges = (
  held: ConversionActionResource,
  wanted: ActionBody,
): ActionChanges => {
  const paths = (Object.keys(wanted) as (keyof ActionBody)[]).flatMap((member) =>
    member === 'name' || member === 'type' ? [] : pathsOf(member, held, wanted),
  );
  const members = new Set(paths.map((path) => path.split('.')[0] as Changing));
  return {
    members: paths,
    update: Object.fromEntries([...members].map((member) => [member, wanted[member]])),
  };
};

const pathsOf = (
  member: Changing,
  held: ConversionActionResource,
  wanted: ActionBody,
): readonly string[] => {
  const [is, shall] = [held[member], wanted[member]] as const;
  const parts = PARTS[member];
  if (!parts) return isSame(is, shall) ? [] : [member];
  return parts
    .filter(
      (part) => partOf(shall, part) !== undefined && !isSame(partOf(is, part), partOf(shall, part)),
    )
    .map((part) => `${member}.${part}`);
};

const partOf = (message: unknown, part: string): unknown =>
  (message as Readonly<Record<string, unknown>> | undefined)?.[part];

const isSame = (is: unknown, shall: unknown): boolean =>
  (is ?? '') === shall || (is === undefined && (shall === false || shall === 0));
