/** The bytes of an image: uploaded once, available a moment later. */
export interface StoredImage {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly availableAt: number;
}
