import type { Capabilities, Finding, LimitRule } from '@switchyard/platforms';
import type { AreaTarget } from '@switchyard/targeting/domain';
import { unplacedRows } from '../places';
import type { CampaignTree } from '../snapshot';
import { isLost } from './lost-field';
import { aboutCampaign, findingAbout, type Question } from './question';

/** Without any place the ads show everywhere; a place cannot be meant and excluded at once; where there are no circles, they cannot be all that is meant. */
export const placeFindings = (question: Question): readonly Finding[] => [
  ...everywhere(question),
  ...contradictions(question),
  ...onlyCircles(question),
];

const isMeant = (row: Question['tree']['campaign']['geoTargets'][number]): boolean =>
  row.kind === 'RADIUS' || !row.negative;

const isPlaceAskedFor = ({ field, kind }: LimitRule): boolean =>
  field.startsWith('geoTargets') && kind === 'minCount';

const onlyCircles = (question: Question): readonly Finding[] => {
  const {
    tree: {
      campaign: { geoTargets },
    },
    capabilities,
  } = question;
  const meant = geoTargets.filter(isMeant);
  if (
    meant.length === 0 ||
    meant.some(({ kind }) => kind === 'AREA') ||
    !isLost(capabilities, 'campaign', 'geoTargets.radius')
  ) {
    return [];
  }
  return [
    aboutCampaign(question, {
      kind: 'requirement',
      source: 'switchyard',
      code: 'ONLY_CIRCLES',
      field: 'geoTargets',
      message: `${capabilities.name} has no circles: without them nothing is left of the places that are meant, and the ads would show everywhere.`,
      actual: meant.length,
      fix: `Name the places inside the circles, or take ${capabilities.name} out of the campaign.`,
    }),
  ];
};

const contradictions = (question: Question): readonly Finding[] => {
  const {
    tree: {
      campaign: { geoTargets },
    },
    capabilities: { placeKey, name },
  } = question;
  const idOf = (row: (typeof geoTargets)[number]): string | undefined =>
    placeKey && row.kind === 'AREA' ? row[placeKey] : undefined;
  const meant = new Set(geoTargets.filter((row) => row.kind === 'AREA' && !row.negative).map(idOf));
  return geoTargets.flatMap((row, index) => {
    const id = idOf(row);
    if (row.kind !== 'AREA' || !row.negative || id === undefined || !meant.has(id)) return [];
    return [
      aboutCampaign(question, {
        kind: 'requirement',
        source: 'platform',
        code: 'PLACE_MEANT_AND_EXCLUDED',
        field: `geoTargets/${index}`,
        message: `"${row.name}" is targeted and excluded at once; ${name} refuses that.`,
        actual: row.name,
        fix: 'Keep one of the two rows.',
      }),
    ];
  });
};

/** Nothing to recommend where the table asks for a place. */
const everywhere = (question: Question): readonly Finding[] =>
  question.tree.campaign.geoTargets.length > 0 || question.capabilities.limits.some(isPlaceAskedFor)
    ? []
    : [
        aboutCampaign(question, {
          kind: 'recommendation',
          source: 'switchyard',
          code: 'TARGETS_EVERYWHERE',
          field: 'geoTargets',
          message: 'No place is named, so the ads may show in the whole world.',
          fix: 'Name the places that the ads are meant for, if it is not all of them.',
        }),
      ];

/** Areas that are still without the platform's own id after it was asked. */
export const unplacedFindings = (
  tree: CampaignTree,
  capabilities: Capabilities,
): readonly Finding[] =>
  unplacedRows(tree.campaign, capabilities).map((row) => unplacedFinding(tree, capabilities, row));

/** An area that the platform was asked about and does not know. */
export const unplacedFinding = (
  { campaign }: CampaignTree,
  capabilities: Capabilities,
  row: AreaTarget,
): Finding =>
  findingAbout(
    capabilities,
    { entity: 'campaign', id: campaign.id },
    {
      kind: 'requirement',
      source: 'switchyard',
      code: 'PLACE_NOT_RESOLVED',
      field: `geoTargets/${campaign.geoTargets.findIndex(({ id }) => id === row.id)}`,
      message: `${capabilities.name} knows no one place that "${row.name}" could mean${row.criterionId ? ` with the criterionId ${row.criterionId}` : ''}.`,
      actual: row.name,
      fix: `Say more exactly which place it is (type, countryCode)${isWritten(capabilities) ? `, or set its ${capabilities.placeKey}` : ''}; GET /platforms/${capabilities.platform} says what else it takes.`,
    },
  );

/** Callers may write the ids of two platforms; those of the others are asked for. */
const isWritten = ({ placeKey }: Capabilities): boolean =>
  placeKey === 'criterionId' || placeKey === 'msLocationId';
