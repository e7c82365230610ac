import type { Finding } from '@switchyard/platforms';
import { isLost } from './lost-field';
import { aboutCampaign, type Question } from './question';

/** Languages that the platform cannot target are left out there. When none is left, ads would show to everybody: that is refused. */
export const languageFindings = (question: Question): readonly Finding[] => {
  const {
    tree: {
      campaign: { languages },
    },
    capabilities,
  } = question;
  if (isLost(capabilities, 'campaign', 'languages')) return [];
  const lacking = languages.filter((language) => !capabilities.languages.includes(language));
  const isNoneLeft = languages.length > 0 && lacking.length === languages.length;
  return [
    ...(isNoneLeft ? [noneLeft(question)] : []),
    ...lacking.map((language) => languageUnsupported(question, language)),
  ];
};

const noneLeft = (question: Question): Finding =>
  aboutCampaign(question, {
    kind: 'requirement',
    source: 'switchyard',
    code: 'NO_LANGUAGE_LEFT',
    field: 'languages',
    message: `${question.capabilities.name} knows none of these languages, so the ads would show in all of them.`,
    fix: 'Add a language that the platform can target, or empty the list to target all.',
  });

const languageUnsupported = (question: Question, language: string): Finding =>
  aboutCampaign(question, {
    kind: 'unsupported',
    source: 'platform',
    code: 'LANGUAGE_UNSUPPORTED',
    field: `languages/${question.tree.campaign.languages.indexOf(language)}`,
    message: `${question.capabilities.name} cannot target the language ${language}; it is left out there.`,
    actual: language,
    fix: 'Replace it with a language that GET /platforms/:platformId lists, or leave it to the other platforms.',
  });
