import { Injectable } from '@nestjs/common';
import type { PlaceMatch } from '@switchyard/platforms';
import { choosePlace, type PlaceQuestion } from '../../domain/places';
import type { OpenAccount } from '../ports';
import { LookUpPlaces } from './look-up-places';

/** Finds places on a platform: by their first names all at once, then, one by one, by the other names of those that led nowhere. */
@Injectable()
export class FindOnPlatform {
  constructor(private readonly lookUp: LookUpPlaces) {}

  /** Aligned with the questions; undefined where no one place is meant. Throws PlatformFailure. */
  async execute(
    platform: OpenAccount['platform'],
    open: () => Promise<OpenAccount>,
    questions: readonly PlaceQuestion[],
  ): Promise<readonly (PlaceMatch | undefined)[]> {
    const answers = await this.lookUp.execute(
      platform,
      open,
      questions.map(({ first }) => first),
    );
    const chosen: (PlaceMatch | undefined)[] = [];
    for (const [index, question] of questions.entries()) {
      chosen.push(
        choosePlace(question, answers[index] ?? []) ??
          (await this.byOtherNames(platform, open, question)),
      );
    }
    return chosen;
  }

  private async byOtherNames(
    platform: OpenAccount['platform'],
    open: () => Promise<OpenAccount>,
    question: PlaceQuestion,
  ): Promise<PlaceMatch | undefined> {
    if (question.others.length === 0) return undefined;
    return choosePlace(
      question,
      (await this.lookUp.execute(platform, open, question.others)).flat(),
    );
  }
}
