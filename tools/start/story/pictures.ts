import { PNG } from 'pngjs';

type Colour = readonly [red: number, green: number, blue: number];

const DAWN: Colour = [250, 200, 120];
const TRACK: Colour = [190, 70, 50];
const mixed = (share: number, at: 0 | 1 | 2): number =>
  Math.round(DAWN[at] + (TRACK[at] - DAWN[at]) * share);

/** A picture as the demo's shop would have it, as far as a few lines can draw: dawn over a running track. A PNG of that size. */
export const drawPicture = (width: number, height: number): Buffer => {
  const image = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    const share = y / height;
    const line = Buffer.from([mixed(share, 0), mixed(share, 1), mixed(share, 2), 255]);
    image.data.fill(line, y * width * 4, (y + 1) * width * 4);
  }
  return PNG.sync.write(image, { filterType: 0 });
};
