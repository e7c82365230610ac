/** What the bytes of a picture say about themselves. */
export interface ImageFacts {
  readonly mimeType: 'IMAGE_PNG' | 'IMAGE_JPEG' | 'IMAGE_GIF';
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** Four colour components, which the vendor does not take. */
  readonly cmyk: boolean;
}
