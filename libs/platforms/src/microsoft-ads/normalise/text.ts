/** Words apart by one blank, none at the ends. */
export const heldText = (text: string): string => text.trim().replace(/\s+/gu, ' ');
