import { load, YAML11_SCHEMA } from 'js-yaml';

/** A service of a compose file, as far as the rules look at it. */
export interface Service {
  readonly image?: string;
  readonly build?: object;
  readonly user?: string;
  readonly privileged?: boolean;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly pid?: string;
  readonly ipc?: string;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
}

/** Reads a compose file; keys that are merged by `<<` are in the service itself. */
export const readCompose = (text: string): ComposeFile =>
  load(text, { schema: YAML11_SCHEMA }) as ComposeFile;

const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** What a confined service must have: its name, and whether a service has it. */
const RULES: Readonly<Record<string, (service: Service) => boolean>> = {
  DROPS_ALL_CAPABILITIES: ({ cap_drop, cap_add }) =>
    cap_drop?.includes('ALL') === true && !cap_add?.length,
  GAINS_NO_PRIVILEGE: ({ privileged, security_opt }) =>
    privileged !== true && security_opt?.includes('no-new-privileges:true') === true,
  ROOT_FILE_SYSTEM_IS_READ_ONLY: ({ read_only }) => read_only === true,
  USER_IS_NOT_ROOT: ({ user }) => user !== undefined && !/^(0|root)(:|$)/.test(user),
  IMAGE_HAS_A_DIGEST: ({ image, build }) => build !== undefined || DIGEST.test(image ?? ''),
  PORTS_ARE_ON_LOOPBACK: ({ ports = [] }) => ports.every((port) => port.startsWith('127.0.0.1:')),
  SHARES_NOTHING_WITH_THE_HOST: ({ network_mode, pid, ipc }) =>
    [network_mode, pid, ipc].every((mode) => mode !== 'host'),
};

/** The rules that a service breaks, by their codes. */
export const brokenRules = (service: Service): readonly string[] =>
  Object.entries(RULES)
    .filter(([, holds]) => !holds(service))
    .map(([code]) => code);

/** The base images of a Dockerfile that are neither pinned by digest nor stages of the file. */
export const unpinnedBases = (dockerfile: string): readonly string[] => {
  const lines = [...dockerfile.matchAll(/^FROM\s+(\S+)(?:\s+AS\s+(\S+))?/gim)];
  const stages = new Set(lines.map(([, , stage]) => stage));
  const syntax = /^#\s*syntax=(\S+)/m.exec(dockerfile)?.[1];
  return [...lines.map(([, base]) => base!), ...(syntax === undefined ? [] : [syntax])].filter(
    (base) => !stages.has(base) && !DIGEST.test(base),
  );
};
