import type { Entity } from '../store/entity';
import { OWN_READERS } from '../store/own-fields';
import { textIn } from '../../json/fields';
import { type NodeType, type Scene, words } from '../wire/node-type';
import { pictureAddress } from './picture-file';

const address = ({ accountId, fields }: Entity, { baseUrl }: Scene): string =>
  pictureAddress(baseUrl, accountId, textIn(fields, 'hash'));

/** Pictures as they are read (the vendor's field list). */
export const imageNode: NodeType = {
  typeName: 'AdImage',
  names: words(`
    account_id created_time creatives hash height id is_associated_creatives_in_adgroups name original_height original_width owner_business permalink_url status
    updated_time url url_128 width
  `),
  readers: {
    account_id: OWN_READERS.account_id,
    created_time: OWN_READERS.created_time,
    updated_time: OWN_READERS.updated_time,
    url: address,
    url_128: address,
    permalink_url: address,
  },
  edges: {},
};
