import { reviewOf } from '../delivery/review';
import type { Scene } from '../resources/scene';
import type { Entity } from '../store/entity';
import { type Fields, numberIn, objectIn } from '../../json/fields';
import { invalidValue } from '../wire/refusal';
import { isWithin, type Level, LEVELS } from './level';
import { type Metric, METRICS } from './metrics';

/** What `fields[]` may ask for beside metrics: names per level (oracle: InsightItemBody). */
const FACTS: Readonly<Record<Level, readonly string[]>> = {
  ad_account: ['id', 'name', 'url'],
  campaign: [
    'id',
    'name',
    'description',
    'status',
    'start_time',
    'end_time',
    'budget.lifetime',
    'budget.daily',
  ],
  ad_group: ['id', 'name', 'description', 'status'],
  ad: ['id', 'name', 'title', 'copy', 'link', 'status', 'review_status'],
};

export type InsightField =
  | { readonly is: 'metric'; readonly level: Level; readonly metric: Metric; readonly key: string }
  | { readonly is: 'fact'; readonly level: Level; readonly fact: string; readonly key: string }
  | { readonly is: 'metadata'; readonly key: 'readable_time' | 'timezone' };

/** A canonical field name at a level of aggregation: the level's own metrics come back without its name, as `spend` (platform document 4d). */
export function readField(name: string, param: string, level: Level): InsightField {
  if (name === 'metadata.readable_time' || name === 'metadata.timezone') {
    return { is: 'metadata', key: name.slice('metadata.'.length) as 'readable_time' };
  }
  const owner = LEVELS.find((one) => name.startsWith(`${one}.`)) ?? level;
  const rest = name.startsWith(`${owner}.`) ? name.slice(owner.length + 1) : name;
  const metric = METRICS.find((one) => one === rest);
  if (!isWithin(level, owner)) {
    throw invalidValue(param, `'${name}' is finer than the aggregation level '${level}'.`);
  }
  if (metric) {
    return {
      is: 'metric',
      level: owner,
      metric,
      key: owner === level ? metric : `${owner}_${metric}`,
    };
  }
  if (rest !== name && FACTS[owner].includes(rest)) {
    return { is: 'fact', level: owner, fact: rest, key: `${owner}_${rest.replace('.', '_')}` };
  }
  throw invalidValue(param, `Unknown field: '${name}'.`);
}

/** What a fact says of an object; of the account where there is none. */
export function factOf(
  fact: string,
  level: Level,
  entity: Entity | undefined,
  { world, account }: Scene,
): unknown {
  if (level === 'ad_account') return { id: account.id, name: account.name, url: account.url }[fact];
  if (!entity) return null;
  if (fact === 'id') return entity.id;
  if (fact === 'review_status') return reviewOf(entity, world.now()).status;
  if (fact.endsWith('_time')) return isoTime(numberIn(entity.fields, fact));
  if (fact.startsWith('budget.')) {
    return budgetIn(
      entity.fields,
      fact === 'budget.daily' ? 'daily_spend_limit_micros' : 'lifetime_spend_limit_micros',
    );
  }
  const creative = objectIn(entity.fields, 'creative');
  return (
    { title: creative.title, copy: creative.body, link: creative.target_url, ...entity.fields }[
      fact
    ] ?? null
  );
}

const isoTime = (seconds: number | undefined): string | null =>
  seconds === undefined ? null : new Date(seconds * 1_000).toISOString();

function budgetIn(fields: Fields, member: string): number | null {
  const micros = numberIn(objectIn(fields, 'budget'), member);
  return micros === undefined ? null : micros / 1_000_000;
}
