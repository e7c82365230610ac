import { ListOf, Text } from '@switchyard/http-kit';
import { exampleId } from './record-fields';

/** Body of every `POST /…/bulk-delete`. */
export class BulkDeleteDto {
  @ListOf(Text({ max: 64, description: 'One id.', example: exampleId('kwd') }), {
    minItems: 1,
    maxItems: 1_000,
    description: 'What to delete; independent of each other.',
    example: [exampleId('kwd')],
  })
  ids!: readonly string[];
}
