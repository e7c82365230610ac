import { MediaShelf } from '../../contract/testing/media-shelf';
import { IMAGE_ROLES, type ImageDraft, type ImageRole } from '../../port/draft';

/** Pixels that both search platforms take in a role. */
const SIZES: Readonly<Record<ImageRole, readonly [width: number, height: number]>> = {
  MARKETING_IMAGE: [764, 400],
  SQUARE_MARKETING_IMAGE: [320, 320],
  PORTRAIT_MARKETING_IMAGE: [480, 600],
  LOGO: [128, 128],
  LANDSCAPE_LOGO: [512, 128],
};

/** Drawn once: it takes time. */
const DRAWN = new MediaShelf();

const imagesOf = (shade: number): readonly ImageDraft[] =>
  IMAGE_ROLES.map((role) => ({ role, sha256: DRAWN.picture(...SIZES[role], shade) }));

/** One in every role. */
export const EVERY_ROLE = imagesOf(10);

/** Others in the same roles. */
export const OTHER_IMAGES = imagesOf(20);

/** Puts every picture that a tree may name on a shelf. */
export const stock = async (shelf: MediaShelf): Promise<void> => {
  for (const { sha256 } of [...EVERY_ROLE, ...OTHER_IMAGES]) shelf.put((await DRAWN.open(sha256))!);
};

/** An image in a role, the same in every tree. */
export const pictureIn = (role: ImageRole): ImageDraft =>
  EVERY_ROLE.find((image) => image.role === role)!;
