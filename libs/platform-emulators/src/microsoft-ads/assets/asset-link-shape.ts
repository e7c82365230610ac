import { EDITORIAL_STATUSES } from '../store/entity';
import { id, integer, list, object, oneOf, text, typed, variant, type Shape } from '../wire/shape';

const linked = (asset: Shape) =>
  object({
    Asset: asset,
    PinnedField: text,
    AssetPerformanceLabel: text,
    EditorialStatus: oneOf(['Unknown', ...EDITORIAL_STATUSES]),
  });

/** A link to a text, which is sent as it is. */
export const textLink = linked(
  typed([variant('TextAsset', [], { Id: id, Name: text, Text: text })]),
);
export const textLinks = list(textLink);

const crop = { CropX: integer, CropY: integer, CropWidth: integer, CropHeight: integer };

/** Links to images, sent by media id and the shape they are used in. */
export const imageLinks = list(
  linked(
    typed([
      variant('ImageAsset', [], {
        Id: id,
        Name: text,
        SubType: text,
        ...crop,
        TargetWidth: integer,
        TargetHeight: integer,
        CroppingType: oneOf(['ManualCrop', 'CenterCrop', 'SmartCrop', 'Unknown']),
      }),
    ]),
  ),
);
