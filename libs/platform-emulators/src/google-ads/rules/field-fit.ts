import { type Complaint, complaint } from '../errors/complaint';
import { partOf, textOf } from '../state/row';
import { displayLength } from './display-length';
import { assetTypeOf, textLengthOf } from './field-types';
import { shapeComplaints, shapesOf } from './image-shape';
import type { Rule } from './kind-rules';

/** Whether the asset of a link is of the type, length and shape that its field takes. A missing asset is another rule's business. */
export const fieldFit: Rule = ({ next, previous, customer }) => {
  const fieldType = textOf(next, 'fieldType');
  const asset = customer.store.get('asset', textOf(next, 'asset'));
  if (previous || !asset || !fieldType) return [];
  if (assetTypeOf(fieldType) !== asset.data['type']) {
    return [
      complaint(
        'assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_ASSET_TYPE',
        'fieldType',
        'The asset does not fit there.',
        fieldType,
      ),
    ];
  }
  if (asset.image) return shapeComplaints(asset.image, shapesOf(fieldType), 'asset');
  return textFit(textOf(partOf(asset.data, 'textAsset'), 'text'), fieldType);
};

function textFit(text: string, fieldType: string): readonly Complaint[] {
  const limit = textLengthOf(fieldType);
  if (limit === undefined || displayLength(text) <= limit) return [];
  return [
    complaint(
      'stringLengthError.TOO_LONG',
      'asset',
      `At most ${limit} characters in this field.`,
      text,
    ),
  ];
}
