import type { Capabilities, Finding, LimitRule } from '@switchyard/platforms/domain';
import type { AreaTarget } from '@switchyard/targeting/domain';
import type { CampaignTree } from '../../basis/campaign-tree';
import { unplacedRows } from '../../basis/location-question';
import { aboutCampaign, brandOf, findingAbout, isLost, type Question } from '../question';

/**
 * Without any location the ads show everywhere; a location cannot be targeted and excluded at once;
 * where there are no circles, they cannot be the only targets.
 */
export const locationFindings = (question: Question): readonly Finding[] => [
  ...everywhere(question),
  ...contradictions(question),
  ...onlyCircles(question),
];

const isMeant = (row: Question['tree']['campaign']['geoTargets'][number]): boolean =>
  row.kind === 'RADIUS' || !row.negative;

const isLocationAskedFor = ({ field, kind }: LimitRule): boolean =>
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
      message: `${brandOf(capabilities)} cannot target circles, and \`geoTargets\` contains nothing else. The ads would show everywhere.`,
      actual: meant.length,
      fix: 'Add a country, region or city to `geoTargets`, or remove the platform from `platforms` of the campaign.',
    }),
  ];
};

const contradictions = (question: Question): readonly Finding[] => {
  const {
    tree: {
      campaign: { geoTargets },
    },
    capabilities: { placeKey, platform },
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
        code: 'TARGETED_AND_EXCLUDED',
        field: `geoTargets/${index}`,
        message: `"${row.name}" is both targeted and excluded. ${brandOf({ platform })} rejects that.`,
        actual: row.name,
        fix: 'Remove one of the two rows.',
      }),
    ];
  });
};

/** Nothing to recommend where the table asks for a place. */
const everywhere = (question: Question): readonly Finding[] =>
  question.tree.campaign.geoTargets.length > 0 ||
  question.capabilities.limits.some(isLocationAskedFor)
    ? []
    : [
        aboutCampaign(question, {
          kind: 'recommendation',
          source: 'switchyard',
          code: 'TARGETS_EVERYWHERE',
          field: 'geoTargets',
          message: '`geoTargets` is empty, so the ads can show in every country.',
          fix: 'No change is needed if the ads are for every country. Otherwise add locations to `geoTargets`.',
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
      message: `${brandOf(capabilities)} has no single location for "${row.name}"${row.criterionId ? ` with the criterionId ${row.criterionId}` : ''}.`,
      actual: row.name,
      fix: `Add \`type\` and \`countryCode\` to the row${isWritten(capabilities) ? `, or set its \`${capabilities.placeKey}\`` : ''}, or use \`lat\` and \`lng\` with a radius where the platform has circles.`,
    },
  );

/** Callers may write the ids of two platforms; those of the others are asked for. */
const isWritten = ({ placeKey }: Capabilities): boolean =>
  placeKey === 'criterionId' || placeKey === 'msLocationId';

/**
 * Languages that the platform cannot target are left out there. When none is left, ads would show
 * to all people: that is refused.
 */
export const languageFindings = (question: Question): readonly Finding[] => {
  const {
    tree: {
      campaign: { languages },
    },
    capabilities,
  } = question;
  if (isLost(capabilities, 'campaign', 'languages')) return [];
  const lacking = languages.filter((language) => !capabilities.languages.includes(language));
  const isNoneLeft = languages.length > 0 && lacking.length === languages.length;
  return [
    ...(isNoneLeft ? [noneLeft(question)] : []),
    ...lacking.map((language) => languageUnsupported(question, language)),
  ];
};

const noneLeft = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'NO_LANGUAGE_LEFT',
    field: 'languages',
    message: `${brandOf(question.capabilities)} cannot target any of these \`languages\`. The ads would show in every language.`,
    fix: 'Add a language of `languages` in GET /platforms/:platformId, or send an empty list to target every language.',
  });

const languageUnsupported = (question: Question, language: string): Finding =>
  aboutCampaign(question, {
    kind: 'unsupported',
    source: 'platform',
    code: 'LANGUAGE_UNSUPPORTED',
    field: `languages/${question.tree.campaign.languages.indexOf(language)}`,
    message: `${brandOf(question.capabilities)} cannot target the language ${language}. It is not sent there.`,
    actual: language,
    fix: 'No change is needed if the other languages are enough. Otherwise use a language of `languages` in GET /platforms/:platformId.',
  });
