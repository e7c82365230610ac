import { ratiosOf, type Rounds, type Spread, spreadOf } from '../statistics';
import { startChild } from '../world/child';
import { memoryOf, type ProcessMemory } from '../world/process-usage';
import type { Story } from './inputs';
import type { PlanOrder, PlanTimes } from './plan-process';

export interface PlanFigures {
  readonly objects: number;
  readonly fewerObjects: number;
  readonly stories: readonly StoryFigures[];
}

export interface StoryFigures {
  readonly story: Story;
  readonly changes: number;
  /** Time of plan() over the time to canonicalise and hash its inputs. */
  readonly ratio: Spread;
  /** Time of plan() over ten times as many objects. */
  readonly growth: Spread;
  readonly planMs: Spread;
  readonly canonicaliseAndHashMs: Spread;
  readonly planOfFewerMs: Spread;
  readonly memory: ProcessMemory;
}

export interface PlanSettings extends Rounds {
  readonly objects: number;
}

const STORIES: readonly Story[] = ['usual', 'everything-new', 'everything-changed'];

/** plan() of one campaign on one platform, each story in a process of its own. */
export const measurePlan = async (settings: PlanSettings): Promise<PlanFigures> => {
  const stories: StoryFigures[] = [];
  for (const story of STORIES) stories.push(await measureStory(story, settings));
  return { objects: settings.objects, fewerObjects: settings.objects / 10, stories };
};

const measureStory = async (
  story: Story,
  { objects, rounds, warmUps }: PlanSettings,
): Promise<StoryFigures> => {
  const child = await startChild({
    main: 'tools/bench/plan/plan-process.js',
    flags: ['--expose-gc', '--max-old-space-size=4096'],
  });
  const plan = { what: 'plan', objects } as const;
  const order = { story, rounds, warmUps, one: plan };
  const hashing: PlanOrder = { ...order, other: { what: 'canonicalise-and-hash', objects } };
  const growing: PlanOrder = { ...order, other: { what: 'plan', objects: objects / 10 } };
  const byHash = await child.ask<PlanTimes>(hashing);
  const bySize = await child.ask<PlanTimes>(growing);
  const memory = memoryOf(child.pid);
  await child.stop();
  return {
    story,
    changes: byHash.changes,
    ratio: ratiosOf(byHash.one, byHash.other),
    growth: ratiosOf(bySize.one, bySize.other),
    planMs: spreadOf(byHash.one),
    canonicaliseAndHashMs: spreadOf(byHash.other),
    planOfFewerMs: spreadOf(bySize.other),
    memory,
  };
};
