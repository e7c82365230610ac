import type { Scope } from '@switchyard/kernel';

/** Who may call a route: anybody, a token, or who signed the request, which its handler judges. `writes` is false for reads, POSTs that only read included; `websiteKey` is true where a public key will do as well. */
export type RouteAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed' }
  | {
      readonly kind: 'token';
      readonly scopes: readonly Scope[];
      readonly writes: boolean;
      readonly websiteKey?: boolean;
    };

/** The declared part: what a route says before it is known whether it writes. */
export type DeclaredAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed' }
  | { readonly kind: 'token'; readonly scopes: readonly Scope[] };
