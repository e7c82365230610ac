import { Injectable } from '@nestjs/common';
import type { AdPlatform, PlaceMatch, PlaceName } from '@switchyard/platforms';
import { Gazetteer, type AreaTarget } from '@switchyard/targeting/domain';
import {
  choosePlace,
  foldQuestion,
  identifiedRows,
  placeQuestion,
  unplacedRows,
  type PlaceQuestion,
} from '../../domain/places';
import type { CampaignTree } from '../../domain/snapshot';
import { PlaceAnswers } from './ports';

type Answers = ReadonlyMap<string, readonly PlaceMatch[]>;

/** Places of a campaign of which a platform has said that it has none such, or no one such. Nobody is asked: what was never asked is not told. */
@Injectable()
export class KnownUnplaced {
  constructor(
    private readonly answers: PlaceAnswers,
    private readonly gazetteer: Gazetteer,
  ) {}

  async of(
    { campaign }: CampaignTree,
    { id, capabilities }: Pick<AdPlatform, 'id' | 'capabilities'>,
  ): Promise<readonly AreaTarget[]> {
    if (!capabilities.placeKey) return [];
    const rows = [
      ...unplacedRows(campaign, capabilities),
      ...identifiedRows(campaign, capabilities),
    ];
    const asked = rows.map((row) => ({ row, question: placeQuestion(row, this.gazetteer) }));
    if (asked.length === 0) return [];
    const known = await this.answers.known(id, [
      ...new Set(asked.flatMap(({ question }) => namesOf(question).map(foldQuestion))),
    ]);
    return asked.flatMap(({ row, question }) => (isUnknown(question, known) ? [row] : []));
  }
}

const namesOf = ({ first, others }: PlaceQuestion): readonly PlaceName[] => [first, ...others];

/** As a plan finds places: by the first name, else by all others together. */
const isUnknown = (question: PlaceQuestion, known: Answers): boolean => {
  const answers = namesOf(question).map((name) => known.get(foldQuestion(name)));
  const [first, ...others] = answers;
  if (first === undefined || choosePlace(question, first)) return false;
  if (others.includes(undefined)) return false;
  return (
    others.length === 0 ||
    !choosePlace(
      question,
      others.flatMap((matches) => matches ?? []),
    )
  );
};
