import { OneOf, type Field } from '@switchyard/http-kit';
import {
  CONCEPT_ATTRIBUTES,
  type ConceptAttribute,
  type ConceptInput,
  type ConceptValue,
} from '../domain';

/** The values and the meaning come from the registry. */
const Attribute = (id: ConceptAttribute): Field => {
  const { meaning, values } = CONCEPT_ATTRIBUTES[id];
  const [example] = Object.keys(values);
  return OneOf(Object.keys(values), {
    description: meaning,
    example,
    optional: true,
    clearable: true,
  });
};

/** What is said about a concept; an attribute that is left out is unknown. */
export class ConceptAttributesDto implements NonNullable<ConceptInput['attributes']> {
  @Attribute('format') format?: ConceptValue<'format'> | null;
  @Attribute('hook') hook?: ConceptValue<'hook'> | null;
  @Attribute('tone') tone?: ConceptValue<'tone'> | null;
  @Attribute('proof') proof?: ConceptValue<'proof'> | null;
  @Attribute('offer') offer?: ConceptValue<'offer'> | null;
}
