import type { Finding } from '@switchyard/platforms';
import { aboutCampaign, type Question } from './question';

/** Areas go to a platform by its own id; without any place the ads show everywhere. */
export const placeFindings = (question: Question): readonly Finding[] => {
  const { tree: { campaign: { geoTargets } }, capabilities: { placeKey } } = question;
  if (geoTargets.length === 0) return [everywhere(question)];
  if (!placeKey) return [];
  return geoTargets.flatMap((row, index) => (row.kind === 'AREA' && !row[placeKey] ? [notResolved(question, row.name, index, placeKey)] : []));
};

const everywhere = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'recommendation', source: 'switchyard', code: 'TARGETS_EVERYWHERE', field: 'geoTargets',
    message: 'No place is named, so the ads may show in the whole world.', fix: 'Name the places that the ads are meant for, if it is not all of them.',
  });

const notResolved = (question: Question, name: string, index: number, placeKey: string): Finding =>
  aboutCampaign(question, {
    kind: 'requirement', source: 'switchyard', code: 'PLACE_NOT_RESOLVED', field: `geoTargets/${index}`,
    message: `"${name}" has no ${placeKey}, which ${question.capabilities.name} knows places by.`, actual: name,
    fix: `Set ${placeKey} of this row, or use a circle (kind RADIUS).`,
  });
