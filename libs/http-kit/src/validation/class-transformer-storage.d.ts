declare module 'class-transformer/cjs/storage' {
  interface TypeMetadata {
    readonly typeFunction: () => unknown;
  }

  export const defaultMetadataStorage: {
    findTypeMetadata(target: object, propertyName: string): TypeMetadata | undefined;
  };
}
