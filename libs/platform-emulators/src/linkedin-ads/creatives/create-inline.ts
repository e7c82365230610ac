import type { VendorAnswer } from '../../vendor';
import type { Account } from '../accounts/account';
import { createPost, postUrn } from '../posts/write-post';
import { createOne } from '../resources/write-one';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { type Fields, isFields, objectIn } from '../../json/fields';
import { needScope } from '../wire/gate';
import { onlyParameters, textParameter } from '../wire/query';
import { jsonBody } from '../wire/read-body';
import { Refusal } from '../wire/refusal';
import { urnOf } from '../wire/urn';
import { creatives } from './creatives';

/** `?action=createInline`: a post that only the ad shows, and the creative for it, or neither (platform document 2b). */
export function createInline(call: Call, account: Account): VendorAnswer {
  onlyParameters(call.query, ['action']);
  if (textParameter(call.query, 'action') !== 'createInline') {
    throw new Refusal(400, plainError(400, 'There is no such action'));
  }
  needScope(call.scopes, ['w_organization_social'], 'ACTION createInline /creatives');
  const body = jsonBody(call);
  const { inlineContent, ...creative } = objectIn(body, 'creative');
  onlyMembers(body, ['creative'], '');
  if (!isFields(inlineContent) || !isFields(inlineContent.post) || creative.content !== undefined) {
    throw new Refusal(
      422,
      plainError(
        422,
        'ERROR :: /creative/inlineContent/post :: field is required but not found and has no default value\n',
      ),
    );
  }
  onlyMembers(inlineContent, ['post'], '/creative/inlineContent');
  const post = createPost(call.world, account, inlineContent.post);
  try {
    const { id } = createOne(creatives, call.world, account, {
      ...creative,
      content: { reference: postUrn(post.id) },
    });
    return ok({ value: { creative: urnOf('sponsoredCreative', id) } });
  } catch (error) {
    call.world.removeTree(post);
    throw error;
  }
}

function onlyMembers(value: Fields, known: readonly string[], path: string): void {
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(
      422,
      plainError(
        422,
        unknown
          .map((name) => `ERROR :: ${path}/${name} :: unrecognized field found but not allowed\n`)
          .join(''),
      ),
    );
  }
}
