import type { Terminal } from '../terminal';
import type { Campaign, Finding, Validation } from './answers';
import { type Api, mustBe } from './api';

const requirements = ({ findings }: Validation): readonly Finding[] =>
  findings.filter(({ kind }) => kind === 'requirement');

const platformsOf = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.flatMap(({ platforms }) => platforms)),
];

const showRequirement = (terminal: Terminal, { code, message, fix, platforms }: Finding): void => {
  terminal.line(`      ${terminal.colours.red('✖')} ${code}: ${message}`);
  terminal.line(`        ${terminal.colours.dim(`${platforms.join(', ')}: ${fix}`)}`);
};

/** Fields that a platform changes or does not use, one line for each platform. */
const showLosses = (terminal: Terminal, platform: string, findings: readonly Finding[]): void => {
  const fields = [
    ...new Set(findings.map(({ field, code }) => (field ?? code).replace(/\/\d+/g, ''))),
  ];
  terminal.line(
    `      ${terminal.colours.yellow('!')} ${platform.padEnd(13)} ${terminal.colours.dim(`changes or does not use: ${fields.join(', ')}`)}`,
  );
};

const showFindings = (terminal: Terminal, findings: readonly Finding[]): void => {
  findings
    .filter(({ kind }) => kind === 'requirement')
    .forEach((finding) => showRequirement(terminal, finding));
  const rest = findings.filter(({ kind }) => kind !== 'requirement');
  for (const platform of platformsOf(rest)) {
    showLosses(
      terminal,
      platform,
      rest.filter((finding) => finding.platforms.includes(platform)),
    );
  }
};

const validate = async (
  terminal: Terminal,
  api: Api,
  { id, name }: Campaign,
): Promise<Validation> => {
  const validation = await terminal.task('Validate', async (report) => {
    const answer = await api.post<Validation>(`/campaigns/${id}/validate`, {});
    const open = requirements(answer).length;
    report(
      answer.valid
        ? `${name}: no obstacles`
        : `${name}: ${open} ${open === 1 ? 'requirement is' : 'requirements are'} open`,
    );
    return answer;
  });
  showFindings(terminal, validation.findings);
  return validation;
};

/** Several networks and no split of the budget: Validate must find it. */
export const findMissingSplit = async (
  terminal: Terminal,
  api: Api,
  campaign: Campaign,
): Promise<void> => {
  const validation = await validate(terminal, api, campaign);
  mustBe(
    !validation.valid && requirements(validation).length > 0,
    'Validate found nothing, although the budget of several networks is not split.',
  );
};

export const findNothing = async (
  terminal: Terminal,
  api: Api,
  campaign: Campaign,
): Promise<void> => {
  const validation = await validate(terminal, api, campaign);
  mustBe(
    validation.valid,
    `Validate still has requirements: ${requirements(validation)
      .map(({ code, message }) => `${code}: ${message}`)
      .join('; ')}`,
  );
};
