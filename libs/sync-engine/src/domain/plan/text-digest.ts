import { createHash } from 'node:crypto';

/** SHA-256 of a text, lower-case hex: equals the kernel's `digestOf` when the text is canonical JSON. */
export const textDigest = (text: string): string => createHash('sha256').update(text).digest('hex');
