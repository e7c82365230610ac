/** Jest's own five seconds are too few on a busy machine; a hang is still found. */
jest.setTimeout(180_000);
