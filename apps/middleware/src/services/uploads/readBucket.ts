/** A bucket of an S3-compatible store, and who asks it. */
export interface Bucket {
  /** The address that the names of pictures follow. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/**
 * Reads the address of a bucket with its key before the host, both parts percent-encoded, and the region behind it where it is
 * not the usual: `https://id:secret@s3.eu-west-2.amazonaws.com/shop?region=eu-west-2`. Undefined for any other text.
 */
export function readBucket(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, username, password, search, hash } = new URL(text);
  const [, region = 'us-east-1'] = /^\?region=([a-z0-9-]{1,40})$/.exec(search) ?? [];
  const isBucket = /^(?:\/[\w.-]+)+\/?$/.test(pathname) && (search === '' || search === `?region=${region}`);
  if (!/^https?:$/.test(protocol) || !isBucket || username === '' || password === '' || hash !== '')
    return undefined;
  try {
    return {
      url: `${protocol}//${host}${pathname.replace(/\/$/, '')}`,
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      region,
    };
  } catch {
    return undefined;
  }
}
