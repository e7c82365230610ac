import type { Entity } from '../store/entity';
import { wishedStatus } from '../store/lifecycle';
import { type Fields, textIn } from '../../json/fields';
import { type DocumentedCode } from '../wire/documented-codes';
import { type Problem, problem } from '../wire/problem';

/** Members that never change, with the vendor's code. */
const NEVER: Readonly<Record<string, DocumentedCode>> = {
  objectiveType: 'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE',
  type: 'FIELD_NOT_ALLOWED',
  pacingStrategy: 'FIELD_NOT_ALLOWED',
};
/** Members that change in drafts only (which ones is unverified: the vendor's list of errors names the code, not the members). */
const DRAFT_ONLY = ['locale', 'format', 'campaignGroup', 'account'];

/** Members of a campaign that were changed and may not be. */
export function immutableProblems(fields: Fields, before: Entity | undefined): readonly Problem[] {
  if (!before) return [];
  const changed = (name: string) =>
    before.fields[name] !== undefined &&
    JSON.stringify(before.fields[name]) !== JSON.stringify(fields[name]);
  const never = Object.entries(NEVER).filter(([name]) => changed(name));
  const drafts = wishedStatus(before) === 'DRAFT' ? [] : DRAFT_ONLY.filter(changed);
  const isPage =
    textIn(before.fields, 'type') === 'SPONSORED_UPDATES' && changed('associatedEntity');
  return [
    ...never.map(([name, code]) => problem(code, `/${name}`, "can't be updated once set")),
    ...drafts.map((name) =>
      problem(
        'FIELD_IMMUTABLE_FOR_NON_DRAFT_CAMPAIGNS',
        `/${name}`,
        "can't be updated unless in draft state",
      ),
    ),
    ...(isPage
      ? [
          problem(
            'IMMUTABLE_ASSOCIATED_ENTITY',
            '/associatedEntity',
            "can't be changed for sponsored update campaigns",
          ),
        ]
      : []),
  ];
}
