import { NAME, NEW_STATUS, STATUS } from '../resources/shared-shapes';
import { type Check, object, oneOf, text } from '../wire/shape';

/** The creative is sent whole, on update too (platform document 4b; oracle: CreateAdCreativeParams, UpdateAdCreativeParams). */
const creative = (shortestTitle: number): Check =>
  object(
    {
      type: oneOf(['chat_card', 'product_ad_template']),
      title: text({ min: shortestTitle, max: 50, hasInk: true }),
      body: text({ max: 100 }),
      price: text({ max: 100 }),
      target_url: text({ max: 2_048 }),
      file_id: text(),
    },
    ['type', 'title', 'body'],
  );

/** Body of POST /ads. */
export const createAdShape = object(
  { ad_group_id: text(), name: NAME, status: NEW_STATUS, creative: creative(3) },
  ['ad_group_id', 'name', 'creative', 'status'],
);

/** Body of POST /ads/{id}: an ad never moves to another ad group. */
export const updateAdShape = object({ name: NAME, status: STATUS, creative: creative(1) });
