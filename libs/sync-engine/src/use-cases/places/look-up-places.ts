import { Injectable } from '@nestjs/common';
import type { PlaceMatch, PlaceName } from '@switchyard/platforms';
import { foldQuestion } from '../../domain/places';
import type { OpenAccount } from '../ports';
import { PlaceAnswers } from './ports';

/** Asks a platform what it knows by some names; what was asked within a month is not asked again. Throws PlatformFailure. */
@Injectable()
export class LookUpPlaces {
  constructor(private readonly answers: PlaceAnswers) {}

  /** Aligned with the names. Opens the account only when somebody has to be asked. */
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
