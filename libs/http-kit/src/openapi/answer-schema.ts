import type { Type } from '@nestjs/common';
import type { Schema } from '../fields/field';
import type { AnswerShape } from '../routes/operation';

/** The envelope around what an operation answers; undefined where there is no body. */
export const answerSchema = (
  answers: AnswerShape,
  refer: (dto: Type) => Schema,
): Schema | undefined => {
  switch (answers.kind) {
    case 'one':
      return { type: 'object', required: ['data'], properties: { data: refer(answers.dto) } };
    case 'list':
      return {
        type: 'object',
        required: ['data', 'meta'],
        properties: {
          data: { type: 'array', maxItems: 1000, items: refer(answers.dto) },
          meta: answers.meta ? refer(answers.meta) : { $ref: '#/components/schemas/ListMeta' },
        },
      };
    case 'bulk':
      return {
        type: 'object',
        required: ['data', 'meta'],
        properties: {
          data: {
            type: 'array',
            maxItems: 1000,
            items: { $ref: '#/components/schemas/BulkResult' },
          },
          meta: { $ref: '#/components/schemas/BulkMeta' },
        },
      };
    case 'nothing':
      return undefined;
  }
};
