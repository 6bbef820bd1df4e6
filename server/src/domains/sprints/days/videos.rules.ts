const youtube = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;

/** The id in a link to a video, of exactly 11 characters; null where there is none. */
export function videoIdOf(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const [, first = '', second = ''] = pathname.split('/');
  const isPlayer = ['embed', 'shorts', 'live', 'v'].includes(first);
  const id = hostname === 'youtu.be' ? first : youtube.test(hostname) && (isPlayer ? second : searchParams.get('v'));
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

export const videoUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;
