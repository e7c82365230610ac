import type { Finding } from '@switchyard/platforms';
import { isLost } from './lost-field';
import { aboutCampaign, brandOf, type Question } from './question';

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
    message: `${brandOf(question.capabilities)} cannot target any of these \`languages\`. The ads would show in every language.`,
    fix: 'Add a language of `languages` in GET /platforms/:platformId, or send an empty list to target every language.',
  });

const languageUnsupported = (question: Question, language: string): Finding =>
  aboutCampaign(question, {
    kind: 'unsupported',
    source: 'platform',
    code: 'LANGUAGE_UNSUPPORTED',
    field: `languages/${question.tree.campaign.languages.indexOf(language)}`,
    message: `${brandOf(question.capabilities)} cannot target the language ${language}. It is not sent there.`,
    actual: language,
    fix: 'No change is needed if the other languages are enough. Otherwise use a language of `languages` in GET /platforms/:platformId.',
  });
