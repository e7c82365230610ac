import { type Ids, type Issue, validationError } from '@switchyard/kernel';
import { blankNameIssues, isSameValue } from '../change';

/** An angle as it is stored: a claim that ads argue for a business. */
export interface Angle {
  readonly spaceId: string;
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  readonly angleType: AngleType;
  /** The claim in words, 1 to 300 characters. */
  readonly claim: string;
  readonly status: CreativeStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/**
 * The registry of angle types, each with what it argues. Validation, documents and `GET
 * /creative-vocabulary` are made from this.
 */
export const ANGLE_TYPES = {
  PRICE: 'It costs less, or is worth more than it costs.',
  QUALITY: 'It is better made or works better.',
  SPEED: 'It brings the result sooner.',
  CONVENIENCE: 'It takes less effort.',
  TRUST: 'The one who sells it can be relied on.',
  SOCIAL_PROOF: 'Others like the reader chose it and are glad.',
  AUTHORITY: 'People or institutions who know recommend it.',
  SCARCITY: 'There is little of it, or little time.',
  NOVELTY: 'It is new, or does something in a new way.',
  RISK_REVERSAL: 'If it disappoints, the seller bears the loss.',
  PAIN: 'It ends a trouble that the reader has now.',
  ASPIRATION: 'It brings the reader closer to who they want to be.',
  IDENTITY: 'It is made for people like the reader.',
  COMPARISON: 'It beats a named alternative, or doing nothing.',
} as const;

/** What kind of claim an angle makes. */
export type AngleType = keyof typeof ANGLE_TYPES;

export const ANGLE_TYPE_IDS = Object.keys(ANGLE_TYPES) as readonly AngleType[];

export const CREATIVE_STATUSES = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;

/**
 * Whether an angle or concept is in use. It says nothing about the ads that carry it: those have
 * their own status.
 */
export type CreativeStatus = (typeof CREATIVE_STATUSES)[number];

/** What a caller writes to make an angle. */
export interface AngleInput {
  readonly businessId: string;
  readonly name: string;
  readonly angleType: AngleType;
  readonly claim: string;
  readonly status?: CreativeStatus;
}

/** What a merge patch changes. */
export type AngleChanges = { readonly [member in keyof AngleInput]?: AngleInput[member] | null };

/** An angle as it is read. */
export interface AngleView extends Omit<Angle, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewAngle = (row: Angle): AngleView => ({
  id: row.id,
  spaceId: row.spaceId,
  businessId: row.businessId,
  name: row.name,
  angleType: row.angleType,
  claim: row.claim,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

type Fields = Omit<Angle, 'spaceId' | 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** A new angle. Throws `VALIDATION_ERROR` with every problem. */
export const createAngle = (
  spaceId: string,
  input: AngleInput,
  world: { readonly ids: Ids; readonly now: Date },
): Angle => ({
  ...readFields(input),
  spaceId,
  id: world.ids.next('ang'),
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/**
 * An angle after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with
 * every problem.
 */
export const reviseAngle = (row: Angle, changes: AngleChanges, now: Date): Angle => {
  const next = { ...row, ...readFields({ ...viewAngle(row), ...changes } as AngleInput) };
  return isSameValue(viewAngle(row), viewAngle(next)) ? row : { ...next, updatedAt: now };
};

const readFields = ({ businessId, name, angleType, claim, status }: AngleInput): Fields => {
  const issues = [...blankNameIssues(name), ...blankClaimIssues(claim)];
  if (issues.length > 0) throw validationError(issues);
  return { businessId, name, angleType, claim, status: status ?? 'ACTIVE' };
};

const blankClaimIssues = (claim: string): Issue[] =>
  claim.trim() === ''
    ? [{ path: '/claim', code: 'TOO_SHORT', message: 'claim must not be blank' }]
    : [];
