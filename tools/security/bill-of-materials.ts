import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judged, type Verdict } from './check';
import { run } from './child';

export const BILL = join('.cache', 'security', 'sbom.cdx.json');

interface Licence {
  readonly license?: { readonly id?: string; readonly name?: string };
  readonly expression?: string;
}

export interface Component {
  readonly name: string;
  readonly version: string;
  /** `pkg:npm/%40scope/name@1.2.3`: a package that is installed under another name has its own here. */
  readonly purl: string;
  readonly licenses?: readonly Licence[];
}

export interface Bill {
  readonly bomFormat: string;
  readonly components: readonly Component[];
}

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly link?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Every package that the lock file names, without the product itself. */
const lockedPackages = ({ packages }: Lock): readonly string[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(
      ([path, { name = path.split('node_modules/').at(-1)!, version = '' }]) =>
        `${name}@${version}`,
    );

/** What is wrong with a bill of materials: no CycloneDX, or a locked package that it lacks. */
export const problemsOf = (bill: Bill, lock: Lock): readonly string[] => {
  const listed = new Set(
    bill.components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length))),
  );
  return [
    ...(bill.bomFormat === 'CycloneDX' ? [] : ['it is no CycloneDX document']),
    ...[...new Set(lockedPackages(lock))]
      .filter((one) => !listed.has(one))
      .map((one) => `${one} is locked and not listed`),
  ];
};

export const readLock = (): Lock => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

let made: Promise<Bill> | undefined;

/** The bill of materials of the lock file, made once and left in `.cache/security`. */
export const billOfMaterials = (): Promise<Bill> =>
  (made ??= run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    seconds: 60,
  }).then(({ status, stdout, stderr }) => {
    if (status !== 0) throw new Error(`npm sbom ended with ${status}: ${stderr}`);
    mkdirSync(join('.cache', 'security'), { recursive: true });
    writeFileSync(BILL, stdout);
    return JSON.parse(stdout) as Bill;
  }));

/** Makes the bill of materials, with every locked package in it. */
export const checkBill = async (): Promise<Verdict> => {
  const bill = await billOfMaterials();
  return judged(problemsOf(bill, readLock()), `${bill.components.length} packages, ${BILL}`);
};
