import type { Issue } from '@switchyard/kernel';
import { CONVERSION_WARNING_TEXTS } from '../code-texts';
import type { ItemWarning, WarningCode } from './conversion-value';

/** A warning in the words of its code. */
export const warningAt = (path: string, code: WarningCode): ItemWarning => {
  const { meaning, fix } = CONVERSION_WARNING_TEXTS[code];
  return { path, code, message: `${meaning} ${fix}` };
};

/**
 * What is found while one item is read: why it cannot be taken, and what of it is taken otherwise
 * than sent. Nothing in it repeats a value.
 */
export class ItemNotes {
  readonly issues: Issue[] = [];
  readonly warnings: ItemWarning[] = [];

  /** `path` is the item's path. No note says how a provider's words were read. */
  constructor(
    readonly path: string,
    private readonly isProvider = false,
  ) {}

  /** The item is refused; `claim` goes on after the name of the member. */
  refuse(member: string, code: Issue['code'], claim: string): undefined {
    this.issues.push({ path: `${this.path}/${member}`, code, message: `${member} ${claim}` });
  }

  /** The item is taken without the member. */
  drop(member: string, code: WarningCode = 'MEMBER_DROPPED'): undefined {
    this.warn(member, code);
  }

  warn(member: string, code: WarningCode): void {
    this.warnings.push(warningAt(`${this.path}/${member}`, code));
  }

  /** The member is read in another form than the documented one. */
  note(member: string, code: WarningCode): void {
    if (!this.isProvider) this.warn(member, code);
  }
}
