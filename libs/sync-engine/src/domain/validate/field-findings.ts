import type { Capabilities, Finding } from '@switchyard/platforms';
import { isSet } from './is-set';
import { isAbout, isLostRule, type LostRule } from './lost-field';
import { perKind } from './per-kind';
import { brandOf, findingAbout } from './question';
import type { Subject } from './subject';
import { valuesAt, type Located } from './values-at';

const CODES = { dropped: 'FIELD_DROPPED', unsupported: 'FIELD_UNSUPPORTED' } as const;

/** Tells what of an object will not arrive: a field is never dropped in silence. One finding per object and field. */
export const fieldJudge = (
  capabilities: Capabilities,
): ((subject: Subject) => readonly Finding[]) => {
  const lost = perKind((subject) =>
    capabilities.fields.filter(isLostRule).filter((rule) => isAbout(rule, subject)),
  );
  return (subject) =>
    lost(subject).flatMap((rule) => {
      const at = valuesAt(subject.view, rule.field).find(({ value }) =>
        isSet(rule.entity, rule.field, value),
      );
      return at ? [finding(rule, at, subject, capabilities)] : [];
    });
};

const finding = (
  { support, note }: LostRule,
  { field }: Located,
  subject: Subject,
  capabilities: Capabilities,
): Finding =>
  findingAbout(capabilities, subject, {
    kind: 'unsupported',
    source: 'platform',
    code: CODES[support],
    field,
    message: `\`${field}\` is not sent to ${brandOf(capabilities)}.`,
    reason: note,
    fix: `No change is needed if the campaign can run without \`${field}\` there. Otherwise remove the platform from \`platforms\` of the campaign.`,
  });
