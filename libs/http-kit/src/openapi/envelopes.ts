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
  const contents = operationsOf(document)
    .flatMap(({ operation }) => Object.values(operation.responses))
    .flatMap((response) => ('$ref' in response ? [] : [response.content?.['application/json']]));
  for (const content of contents) {
    const name = content?.schema && nameOf(content.schema);
    if (!name) continue;
    requireSame(name, named[name], content.schema!);
    named[name] = content.schema!;
    content.schema = { ...referTo('schemas', name) };
  }
  Object.assign(document.components!.schemas!, named);
};

const requireSame = (name: string, known: Schema | undefined, schema: Schema): void => {
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two envelopes would be called ${name}.`);
  }
};

const nameOf = ({ properties }: Schema): string | undefined => {
  const data = isRecord(properties) ? properties['data'] : undefined;
  if (!isRecord(data)) return undefined;
  const items = isRecord(data['items']) ? data['items'] : data;
  const record = publicName(nameIn({ $ref: String(items['$ref']) }));
  if (record === 'BulkResult') return 'BulkResponse';
  return items === data ? `${record}Response` : `${record}ListResponse`;
};
