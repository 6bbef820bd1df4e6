export interface CallBody {
  code: string;
  browser_key: string;
}

/** What the page of a launch hands over behind the `#`, which no server and no log ever sees. */
export function readLaunchCode(hash: string): CallBody | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [code, key] = [given.get('code'), given.get('key')];
  return code && key ? { code, browser_key: key } : null;
}
