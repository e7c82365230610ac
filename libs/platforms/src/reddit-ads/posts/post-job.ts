import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import { refusal } from '../apply/refused';
import { UNVERIFIED } from '../unverified';
import type { PostJob } from '../wire/objects';
import type { Session, WritingSession } from '../wire/session';

/** What came of making a post. */
export type PostResult = { readonly postId: string } | { readonly failure: Failure };

/** Asks Reddit to make a post; it works on it for a while. */
export const startJob = (
  session: WritingSession,
  creative: object,
  change: Change,
): Promise<PostJob> =>
  session.write<PostJob>({
    method: 'POST',
    path: `/profiles/${encodeURIComponent(session.setting('profileId'))}/structured_posts/jobs`,
    policy: 'creative',
    entity: 'ad',
    change,
    data: { allow_comments: false, creative },
  });

/** Waits for jobs, all at once, until each has come to an end. Those that go on for too long are left for the next time. */
export const finishJobs = async (
  session: Session,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, PostResult>> => {
  const results = new Map<string, PostResult>();
  let open = jobIds;
  for (let tries = 0; open.length > 0 && tries < UNVERIFIED.postJobPolls; tries += 1) {
    if (tries > 0) await session.io.sleep(pauseBefore(tries));
    for (const id of open) await look(session, id, results);
    open = open.filter((id) => !results.has(id));
  }
  return new Map([...open.map((id) => [id, { failure: late }] as const), ...results]);
};

/** Notes how a job ended, if it did. */
const look = async (
  session: Session,
  id: string,
  results: Map<string, PostResult>,
): Promise<void> => {
  const result = resultOf(
    await session.one<PostJob>({
      path: `/structured_posts/jobs/${encodeURIComponent(id)}`,
      policy: 'creative',
      entity: 'ad',
    }),
  );
  if (result) results.set(id, result);
};

const pauseBefore = (tries: number): number =>
  Math.min(UNVERIFIED.postJobPauseMs * 1.5 ** (tries - 1), UNVERIFIED.longestPauseMs);

/** Undefined while Reddit works on it. */
const resultOf = ({
  status,
  post_id: postId,
  error_message: said,
}: PostJob): PostResult | undefined => {
  switch (status) {
    case 'SUCCESS':
      return postId
        ? { postId }
        : {
            failure: {
              kind: 'unavailable',
              detail: { code: 'PLATFORM_CONTRADICTED', message: 'The post is done and has no id.' },
            },
          };
    case 'CLIENT_ERROR':
      return {
        failure: refusal(
          'POST_REFUSED',
          said || 'Reddit could not make the post.',
          /media|image/i.test(said ?? '') ? 'images' : undefined,
        ),
      };
    case 'SERVER_ERROR':
      return {
        failure: {
          kind: 'unavailable',
          detail: { code: 'POST_FAILED', message: said || 'Reddit failed to make the post.' },
        },
      };
    default:
      return undefined;
  }
};

const late: Failure = {
  kind: 'unavailable',
  detail: { code: 'POST_LATE', message: 'Reddit is still creating the post.' },
};
