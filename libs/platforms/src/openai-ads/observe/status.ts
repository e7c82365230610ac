const OURS: Readonly<Record<string, string>> = { active: 'ENABLED', paused: 'PAUSED' };
const THEIRS: Readonly<Record<string, 'active' | 'paused'>> = {
  ENABLED: 'active',
  PAUSED: 'paused',
};

/** OpenAI's word for a state in ours; a word that nobody knows stays as it is. */
export const statusFrom = (status: string): string => OURS[status] ?? status.toUpperCase();

export const statusTo = (status: string): 'active' | 'paused' => THEIRS[status] ?? 'paused';
