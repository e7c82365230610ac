import type { Schema } from '../fields/field';
import { isRecord } from '../validation/findings';
import { type Document, nameIn, operationsOf, referTo } from './document';
import { publicName } from './schema-uses';

/**
 * Names the envelope around each answer: `CampaignResponse` around one record,
 * `CampaignListResponse` around a list, `BulkResponse` around results of many. Throws when one name
 * would have two shapes.
 */
export const nameEnvelopes = (document: Document): void => {
  const named: Record<string, Schema> = {};
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      if ('$ref' in response) continue;
      const content = response.content?.['application/json'];
      const name = content?.schema && nameOf(content.schema);
      if (!name) continue;
      const text = JSON.stringify(content.schema);
      if (named[name] && JSON.stringify(named[name]) !== text) {
        throw new Error(`Two envelopes would be called ${name}.`);
      }
      named[name] = content.schema!;
      content.schema = { ...referTo('schemas', name) };
    }
  }
  Object.assign(document.components!.schemas!, named);
};

const nameOf = ({ properties }: Schema): string | undefined => {
  const data = isRecord(properties) ? properties['data'] : undefined;
  if (!isRecord(data)) return undefined;
  const items = isRecord(data['items']) ? data['items'] : data;
  const record = publicName(nameIn({ $ref: String(items['$ref']) }));
  if (record === 'BulkResult') return 'BulkResponse';
  return items === data ? `${record}Response` : `${record}ListResponse`;
};
