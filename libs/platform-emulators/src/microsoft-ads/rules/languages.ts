/** Language names of campaigns and ad groups. */
export const LANGUAGES: readonly string[] = [
  'Arabic', 'Bulgarian', 'Croatian', 'Czech', 'Danish', 'Dutch', 'English', 'Estonian', 'Filipino', 'Finnish', 'French', 'German',
  'Greek', 'Hebrew', 'Hindi', 'Hungarian', 'Indonesian', 'Italian', 'Japanese', 'Korean', 'Latvian', 'Lithuanian', 'Malay', 'Maltese',
  'Norwegian', 'Polish', 'Portuguese', 'Romanian', 'Russian', 'SimplifiedChinese', 'Slovak', 'Slovenian', 'Spanish', 'Swedish', 'Thai',
  'TraditionalChinese', 'Turkish', 'Ukrainian', 'Vietnamese',
];
