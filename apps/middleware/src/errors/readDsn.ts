/** Where an error tracker takes envelopes, and the key it knows the shop by. */
export interface Dsn {
  readonly envelopes: string;
  readonly key: string;
}

const paths = /^(?<folder>(?:\/[\w.-]+)*)\/(?<project>\w+)$/;

/** Reads the address a tracker shows for a project, as `https://key@errors.example/1`; undefined for any other text. */
export function readDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, username, password, search, hash } = new URL(text);
  const { folder, project } = paths.exec(pathname)?.groups ?? {};
  const isKey = /^[\w-]{1,100}$/.test(username) && password === '';
  if (!/^https?:$/.test(protocol) || !isKey || project === undefined || search + hash !== '')
    return undefined;
  return { envelopes: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}
