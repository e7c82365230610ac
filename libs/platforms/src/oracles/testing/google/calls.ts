import {
  getExtension,
  type DescExtension,
  type DescMessage,
  type DescMethod,
  type FileRegistry,
} from '@bufbuild/protobuf';

/** One call of the API, as its `google.api.http` annotation says it goes over HTTP. */
export interface Call {
  readonly verb: string;
  readonly path: RegExp;
  readonly takesBody: boolean;
  readonly input: DescMessage;
}

interface HttpRule {
  readonly pattern: { readonly case?: string; readonly value?: unknown };
  readonly body: string;
}

export const callsOf = (registry: FileRegistry): readonly Call[] => {
  const annotation = registry.getExtension('google.api.http');
  if (!annotation) throw new Error('The description has no google.api.http');
  return [...registry]
    .flatMap((one) => (one.kind === 'service' ? one.methods : []))
    .flatMap((method) => callOf(method, annotation));
};

const callOf = (method: DescMethod, annotation: DescExtension): readonly Call[] => {
  if (!method.proto.options) return [];
  const { pattern, body } = getExtension(method.proto.options, annotation) as unknown as HttpRule;
  if (typeof pattern.value !== 'string') return [];
  return [
    {
      verb: String(pattern.case).toUpperCase(),
      path: pathPattern(pattern.value),
      takesBody: body === '*',
      input: method.input,
    },
  ];
};

/** `/v25/customers/{customer_id=*}/googleAds:search`: a star stands for one part of a path. */
const pathPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .replace(/\{[^=}]+=([^}]+)\}/g, '$1')
      .replace(/[.:]/g, '\\$&')
      .replace(/\*/g, '[^/:]+')}$`,
  );
