/** Google keeps one blank between words and none around them. */
export const normaliseKeywordText = (text: string): string => text.trim().replace(/\s+/gu, ' ');
