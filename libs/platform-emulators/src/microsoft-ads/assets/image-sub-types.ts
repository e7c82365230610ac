/** The shape in which an image is shown, and how large what is shown must be. No ratio: the image as it is. */
export interface ImageSubType {
  readonly ratio?: number;
  readonly minWidth: number;
  readonly minHeight: number;
}

/** Sub types of image assets (vendor's reference page of ResponsiveAd, remarks; where it gives two sizes, the larger). */
const SUB_TYPES: Readonly<Record<string, ImageSubType>> = {
  originalimage: { minWidth: 703, minHeight: 368 },
  landscapeimagemedia: { ratio: 1.91, minWidth: 703, minHeight: 368 },
  squareimagemedia: { ratio: 1, minWidth: 300, minHeight: 300 },
  landscapelogomedia: { ratio: 4, minWidth: 512, minHeight: 128 },
  squarelogomedia: { ratio: 1, minWidth: 128, minHeight: 128 },
  imagemedia4x1: { ratio: 4, minWidth: 608, minHeight: 152 },
  imagemedia1x2: { ratio: 0.5, minWidth: 470, minHeight: 940 },
  imagemedia201x100: { ratio: 2.01, minWidth: 612, minHeight: 304 },
  imagemedia200x100: { ratio: 2, minWidth: 200, minHeight: 100 },
  imagemedia178x100: { ratio: 1.78, minWidth: 624, minHeight: 350 },
  imagemedia172x100: { ratio: 1.72, minWidth: 300, minHeight: 174 },
  imagemedia169x100: { ratio: 1.69, minWidth: 622, minHeight: 368 },
  imagemedia155x100: { ratio: 1.55, minWidth: 300, minHeight: 194 },
  imagemedia153x100: { ratio: 1.53, minWidth: 306, minHeight: 200 },
  imagemedia15x10: { ratio: 1.5, minWidth: 300, minHeight: 200 },
  imagemedia133x100: { ratio: 1.33, minWidth: 100, minHeight: 75 },
  imagemedia124x100: { ratio: 1.24, minWidth: 104, minHeight: 84 },
  imagemedia120x100: { ratio: 1.2, minWidth: 300, minHeight: 250 },
  imagemedia93x100: { ratio: 0.93, minWidth: 311, minHeight: 333 },
};

/** A sub type by name; the vendor's pages spell some of them both with `x` and `X`. */
export const subTypeOf = (name: string): ImageSubType | undefined => SUB_TYPES[name.toLowerCase()];

export const isLogo = (name: string): boolean => name.toLowerCase().endsWith('logomedia');
