import { createHash } from 'node:crypto';

/**
 * npm packages that carry Google's own `.proto` files, pinned to a version and to the digest of its
 * archive. `protos` says which of them are wanted: of google-gax the few that Google Ads imports,
 * because its others lack files that they import themselves.
 */
export const packages = [
  {
    name: 'google-gax',
    version: '5.0.8',
    integrity:
      'sha512-M4vpZcXQIC1gqIVGQ7eaU3jXQA6zecStyTXu514TYfThlgSurYJOxHZo9fzU6hAgwPWvuEynAVHWyaIk80VeEA==',
    protos: /^google\/(api|rpc|longrunning|type)\/[^/]+\.proto$/,
  },
  {
    name: 'google-ads-node',
    version: '25.1.0',
    integrity:
      'sha512-ROVTtOcqY2Z05GkpGdGcjDdlFADCUYNHHKltBWIGL+KUX0CuNmgxOAUOGPbB41MIFZbLahMYfOQTsijoE0FwIg==',
    protos: /^google\/ads\/googleads\/v25\/.+\.proto$/,
  },
  {
    name: '@google-ads/datamanager',
    version: '0.3.0',
    integrity:
      'sha512-AsbbCB6TfgsroM6F5A//zcWlU/2H2RMJwULukX90CxtRe7ZzL7xsa9vWiRJMh9SAT9CNRTnzTSOfOxdMIK7Tsw==',
    protos: /^google\/ads\/datamanager\/v1\/.+\.proto$/,
  },
];

/** What a description was made from: other pins, or another choice of files, give another stamp. */
export const stampOf = (packages) =>
  createHash('sha256')
    .update(
      JSON.stringify(packages.map(({ protos, ...pin }) => ({ ...pin, protos: protos.source }))),
    )
    .digest('hex');
