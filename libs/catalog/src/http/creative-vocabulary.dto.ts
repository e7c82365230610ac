import { ListOf, Nested, Text } from '@switchyard/http-kit';
import type { CreativeVocabulary, VocabularyAttribute, VocabularyEntry } from '../domain';

const word = { id: 'PRICE', meaning: 'It costs less, or is worth more than it costs.' };
const tone = {
  id: 'tone',
  meaning: 'How it sounds.',
  values: [{ id: 'NEUTRAL', meaning: 'Matter of fact.' }],
};

export class VocabularyEntryDto implements VocabularyEntry {
  @Text({ max: 64, description: 'As records spell it.', example: 'PRICE' }) id!: string;
  @Text({ max: 255, description: 'What it means.', example: word.meaning }) meaning!: string;
}

const Entry = Nested(() => VocabularyEntryDto, { description: 'One word.', example: word });

export class VocabularyAttributeDto implements VocabularyAttribute {
  @Text({ max: 64, description: 'The member of `attributes`.', example: 'tone' }) id!: string;
  @Text({ max: 255, description: 'What it says of a concept.', example: 'How it sounds.' })
  meaning!: string;
  @ListOf(Entry, { maxItems: 100, description: 'All that it can be.', example: tone.values })
  values!: readonly VocabularyEntryDto[];
}

/** The words that angles and concepts are described with. */
export class CreativeVocabularyDto implements CreativeVocabulary {
  @ListOf(Entry, { maxItems: 100, description: 'What an angle can be.', example: [word] })
  angleTypes!: readonly VocabularyEntryDto[];
  @ListOf(Nested(() => VocabularyAttributeDto, { description: 'One attribute.', example: tone }), {
    maxItems: 100,
    description: 'What can be said about a concept.',
    example: [tone],
  })
  conceptAttributes!: readonly VocabularyAttributeDto[];
}
