/** The shape a media type asks for (vendor's reference page of Image). No ratio: any shape. */
export interface MediaType {
  readonly ratio?: number;
  readonly minWidth: number;
  readonly minHeight: number;
  /** What may use media of this type. */
  readonly for: readonly MediaUser[];
}

export type MediaUser = 'ImageAdExtension' | 'ResponsiveAd';

export const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  GenericImage: { minWidth: 40, minHeight: 40, for: ['ImageAdExtension', 'ResponsiveAd'] },
  Image16x9: { ratio: 16 / 9, minWidth: 640, minHeight: 360, for: ['ImageAdExtension'] },
  Image15x10: { ratio: 1.5, minWidth: 300, minHeight: 200, for: ['ImageAdExtension'] },
  Image4x3: { ratio: 4 / 3, minWidth: 100, minHeight: 75, for: ['ImageAdExtension'] },
  Image12x10: { ratio: 1.2, minWidth: 300, minHeight: 250, for: ['ImageAdExtension'] },
  Image1x1: { ratio: 1, minWidth: 128, minHeight: 128, for: ['ResponsiveAd'] },
  Image191x100: { ratio: 1.91, minWidth: 703, minHeight: 368, for: ['ResponsiveAd'] },
  Image4x1: { ratio: 4, minWidth: 512, minHeight: 128, for: ['ResponsiveAd'] },
};

export const LARGEST = { width: 2_592, height: 2_048, bytes: 5 * 1024 * 1024 } as const;
