/** Where the posts of a Space are shown. */
export const POSTS_PATH = '/console/posts';

/** The page of one post. */
export const postPath = ({ spaceId, id }: { readonly spaceId: string; readonly id: string }) =>
  `${POSTS_PATH}/${spaceId}/${id}`;

/** Where the claim with this place in the draft is on the page. */
export const claimAnchor = (at: number): string => `claim-${at + 1}`;

/** Where the quote of a fact is on the page. */
export const factAnchor = (id: string): string => `fact-${id}`;

/** Where a question is on the page. */
export const questionAnchor = (id: string): string => `question-${id}`;
