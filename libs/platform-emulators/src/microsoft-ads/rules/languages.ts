/** Language names of campaigns and ad groups. */
export const LANGUAGES: readonly string[] = [
  'Albanian', 'Arabic', 'Bosnian', 'Bulgarian', 'Croatian', 'Czech', 'Danish', 'Dutch', 'English', 'Estonian', 'Filipino', 'Finnish', 'French', 'German',
  'Greek', 'Hebrew', 'Hindi', 'Hungarian', 'Icelandic', 'Indonesian', 'Italian', 'Japanese', 'Korean', 'Latvian', 'Lithuanian', 'Macedonian', 'Malay', 'Maltese',
  'Norwegian', 'Polish', 'Portuguese', 'Romanian', 'Russian', 'Serbian', 'SimplifiedChinese', 'Slovak', 'Slovenian', 'Spanish', 'Swedish', 'Tagalog', 'Thai',
  'TraditionalChinese', 'Turkish', 'Ukrainian', 'Vietnamese',
];

/** Language names as the vendor's client lists them for calls to action. */
export const LANGUAGE_NAMES: readonly string[] = [
  'None', 'Albanian', 'Arabic', 'Bulgarian', 'TraditionalChinese', 'Croatian', 'Czech', 'Danish', 'Dutch', 'English', 'Estonian',
  'Finnish', 'French', 'German', 'Greek', 'Hebrew', 'Hindi', 'Hungarian', 'Icelandic', 'Indonesian', 'Italian', 'Japanese', 'Korean',
  'Latvian', 'Lithuanian', 'Macedonian', 'Malay', 'Maltese', 'Norwegian', 'Polish', 'Portuguese', 'Romanian', 'Russian', 'Serbian',
  'Slovak', 'Slovenian', 'Spanish', 'Swedish', 'Tagalog', 'Thai', 'Turkish', 'Vietnamese', 'SimplifiedChinese', 'Bosnian', 'All',
];
