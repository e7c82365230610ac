import { Injectable } from '@nestjs/common';
import type { PlatformId } from '@switchyard/kernel';
import type { PlaceMatch, PlaceName } from '@switchyard/platforms/domain';
import type { NamedArea } from '@switchyard/targeting/domain';
import {
  chooseLocation,
  foldQuestion,
  type LocationQuestion,
} from '../../domain/basis/location-question';
import type { OpenAccount } from '../ports';

/** What platforms reported to know by a name, kept for a month; for a day when they knew nothing. */
export abstract class LocationAnswers {
  abstract known(
    platform: PlatformId,
    questions: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PlaceMatch[]>>;
  abstract keep(
    platform: PlatformId,
    answers: ReadonlyMap<string, readonly PlaceMatch[]>,
  ): Promise<void>;
}

/** What the worker is asked to find. */
export interface RequestedLocations {
  readonly connectionIds: readonly string[];
  readonly names: readonly NamedArea[];
}

/**
 * Asks a platform what it knows by some names; what was asked within a month is not asked again.
 * Throws PlatformFailure.
 */
@Injectable()
export class LookUpLocations {
  constructor(private readonly answers: LocationAnswers) {}

  /** Aligned with the names. Opens the account only when a platform has to be asked. */
  async execute(
    platform: OpenAccount['platform'],
    open: () => Promise<OpenAccount>,
    names: readonly PlaceName[],
  ): Promise<readonly (readonly PlaceMatch[])[]> {
    const byQuestion = new Map(names.map((name) => [foldQuestion(name), name]));
    const known = new Map(await this.answers.known(platform.id, [...byQuestion.keys()]));
    const unasked = [...byQuestion].filter(([question]) => !known.has(question));
    if (unasked.length > 0) {
      for (const [question, matches] of await this.ask(platform, open, unasked)) {
        known.set(question, matches);
      }
    }
    return names.map((name) => known.get(foldQuestion(name)) ?? []);
  }

  private async ask(
    platform: OpenAccount['platform'],
    open: () => Promise<OpenAccount>,
    asked: readonly (readonly [string, PlaceName])[],
  ): Promise<ReadonlyMap<string, readonly PlaceMatch[]>> {
    if (!platform.lookUpPlaces) return new Map();
    const account = await open();
    const found = await platform.lookUpPlaces(
      account.connection,
      asked.map(([, name]) => name),
      account.io,
    );
    const answers = new Map(asked.map(([question], index) => [question, found[index] ?? []]));
    await this.answers.keep(platform.id, answers);
    return answers;
  }
}

/**
 * Finds places on a platform: by their first names all at once, then, one by one, by the other
 * names of those that led nowhere.
 */
@Injectable()
export class FindLocations {
  constructor(private readonly lookUp: LookUpLocations) {}

  /** Aligned with the questions; undefined where no one place is meant. Throws PlatformFailure. */
  async execute(
    platform: OpenAccount['platform'],
    open: () => Promise<OpenAccount>,
    questions: readonly LocationQuestion[],
  ): Promise<readonly (PlaceMatch | undefined)[]> {
    const answers = await this.lookUp.execute(
      platform,
      open,
      questions.map(({ first }) => first),
    );
    const chosen: (PlaceMatch | undefined)[] = [];
    for (const [index, question] of questions.entries()) {
      chosen.push(
        chooseLocation(question, answers[index] ?? []) ??
          (await this.byOtherNames(platform, open, question)),
      );
    }
    return chosen;
  }

  private async byOtherNames(
    platform: OpenAccount['platform'],
    open: () => Promise<OpenAccount>,
    question: LocationQuestion,
  ): Promise<PlaceMatch | undefined> {
    if (question.others.length === 0) return undefined;
    return chooseLocation(
      question,
      (await this.lookUp.execute(platform, open, question.others)).flat(),
    );
  }
}
