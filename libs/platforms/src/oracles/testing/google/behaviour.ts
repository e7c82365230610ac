import {
  getExtension,
  type DescExtension,
  type DescField,
  type FileRegistry,
} from '@bufbuild/protobuf';

/** google.api.FieldBehavior, as field_behavior.proto numbers it. */
const BEHAVIOURS = { OUTPUT_ONLY: 3, IMMUTABLE: 5 } as const;
export type Behaviour = keyof typeof BEHAVIOURS;

/** Whether Google says of a field that only answers hold it, or that it cannot change once made. */
export type HasBehaviour = (field: DescField, behaviour: Behaviour) => boolean;

export const behavioursOf = (registry: FileRegistry): HasBehaviour => {
  const annotation = registry.getExtension('google.api.field_behavior');
  if (!annotation) throw new Error('The description has no google.api.field_behavior');
  return (field, behaviour) => saidOf(field, annotation).includes(BEHAVIOURS[behaviour]);
};

const saidOf = ({ proto }: DescField, annotation: DescExtension): readonly number[] =>
  proto.options ? (getExtension(proto.options, annotation) as unknown as readonly number[]) : [];
