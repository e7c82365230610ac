import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { unusedParts } from './check-references';
import { declareRefusals } from './declare-refusals';
import { operationsOf, type Document } from './operation-object';
import { dropPatchDefaults } from './patch-schemas';
import { SHARED_HEADERS } from './shared-headers';
import { SHARED_SCHEMAS } from './shared-schemas';

export interface DocumentOptions {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly serverUrl: string;
  /** Operations that no controller answers; they are completed like the others. */
  readonly paths?: Document['paths'];
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
}

const WEBSITE_KEY =
  'A website key: `swy_pub_<publicId>_<secret>`, to stand in a page. It carries no scopes, belongs to one Space and reaches only the operations that name it; ' +
  'every other one answers 401. It has an allowance of its own: 120 requests per minute, of which one address gets 30, and 10,000 events and 10,000 identified visitors per day (UTC). ' +
  'Requests from an origin that is not in its list cost their address only. ' +
  'With a list of origins it is taken from those alone (403 `ORIGIN_NOT_ALLOWED`). The answers may be read by pages of any origin.';

/** The OpenAPI 3.1 description of everything under /api/v1 of the application. */
export const buildDocument = (app: INestApplication, options: DocumentOptions): OpenAPIObject => {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(options.title)
    .setDescription(options.description)
    .setVersion(options.version)
    .addServer(options.serverUrl)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'swy_<live|test>_…',
        description: 'A personal access token: `swy_<live|test>_<publicId>_<secret>`.',
      },
      'token',
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'swy_pub_…', description: WEBSITE_KEY },
      'websiteKey',
    );
  for (const { name, description } of options.tags ?? []) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build());
  Object.assign(document.paths, options.paths);
  Object.assign(document.info, {
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  });
  completeDocument(document as unknown as Document);
  return document;
};

/** Adds what is the same everywhere: shared schemas and headers, the refusals of each operation. Drops what is not under /api/v1. */
export const completeDocument = (document: Document): void => {
  for (const path of Object.keys(document.paths)) {
    if (!path.startsWith('/api/v1')) delete document.paths[path];
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...SHARED_SCHEMAS },
    headers: { ...document.components?.headers, ...SHARED_HEADERS },
  };
  for (const { verb, operation } of operationsOf(document)) {
    declareRefusals(verb, operation);
    operation.security?.sort(tokenFirst);
  }
  dropPatchDefaults(document);
  dropUnused(document);
};

/** Readers who take the first way in take the one that every operation has, in whatever order the decorators stand. */
const tokenFirst = (a: Record<string, string[]>, b: Record<string, string[]>): number =>
  Number('token' in b) - Number('token' in a);

/** Repeated, for a part may be used only by one that is itself unused. */
const dropUnused = (document: Document): void => {
  for (let unused = unusedParts(document); unused.length > 0; unused = unusedParts(document)) {
    for (const { kind, name } of unused) delete document.components?.[kind]?.[name];
  }
};
