const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
const IN_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/;
const VIDEO_ID = /^[\w-]{11}$/;

/** The id of the video that a YouTube address names; undefined when it names none. */
export const youtubeVideoId = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !HOSTS.has(url.hostname)) return undefined;
  const id =
    url.hostname === 'youtu.be'
      ? url.pathname.slice(1)
      : (url.searchParams.get('v') ?? IN_PATH.exec(url.pathname)?.[1]);
  return id !== undefined && VIDEO_ID.test(id) ? id : undefined;
};
