import type { Type } from '@nestjs/common';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage';

/** The class that class-transformer would make for a nested member. */
export const nestedTypeOf = (dto: Type, name: string): (() => Type) | undefined => {
  const found = defaultMetadataStorage.findTypeMetadata(dto, name);
  return found ? (): Type => found.typeFunction() as Type : undefined;
};
