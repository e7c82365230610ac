import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import type { Entity } from './entity';

/**
 * What may exist only once under a parent: names and keywords without regard to case (asset groups with), search ads and
 * criteria by content, media by their bytes. Responsive ads and extensions may be alike: their own id tells them apart.
 */
export function uniqueKey(entity: Entity): string {
  return `${entity.parentId}|${contentKey(entity)}`;
}

function contentKey({ kind, id, fields }: Entity): string {
  switch (kind) {
    case 'Campaign':
    case 'AdGroup':
    case 'Budget':
      return textIn(fields, 'Name').toLowerCase();
    case 'AssetGroup':
      return textIn(fields, 'Name');
    case 'AdExtension':
      return id;
    case 'AdExtensionAssociation':
      return textIn(fields, 'AdExtensionId');
    case 'Media':
      return `${textIn(fields, 'MediaType')}|${textIn(fields, 'Digest')}`;
    case 'Keyword':
    case 'NegativeKeyword':
      return `${textIn(fields, 'MatchType')}|${textIn(fields, 'Text').toLowerCase()}`;
    case 'Ad':
      return fields.Type === 'ResponsiveAd' ? id : adKey(fields);
    case 'CampaignCriterion':
      return criterionKey(objectIn(fields, 'Criterion'));
  }
}

function adKey(fields: Fields): string {
  const assets = (member: string) =>
    listIn(fields, member).map((link) => [
      textIn(objectIn(link, 'Asset'), 'Text'),
      link.PinnedField ?? null,
    ]);
  return JSON.stringify([
    fields.Type,
    assets('Headlines'),
    assets('Descriptions'),
    fields.Path1,
    fields.Path2,
    fields.FinalUrls,
  ]);
}

/** A campaign has one intent, and one row per place, device, age and gender; whether it is negative makes no second one. */
function criterionKey(criterion: Fields): string {
  if (criterion.Type === 'LocationIntentCriterion') return 'LocationIntentCriterion';
  if (criterion.Type === 'LocationCriterion') {
    return `LocationCriterion|${textIn(criterion, 'LocationId')}`;
  }
  const { Name: _name, ...content } = criterion;
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => a.localeCompare(b)));
}
