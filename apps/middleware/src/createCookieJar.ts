/** The cookies of one browser, as far as a client of the shop's calls has to keep them. */
export interface CookieJar {
  /** Takes the `Set-Cookie` of an answer; an empty value is forgotten. */
  readonly keep: (setCookie: string) => void;
  /** The `Cookie` header of a request; empty where there is none. */
  readonly header: () => string;
  readonly value: (name: string) => string | undefined;
  /** A jar of its own with what is in this one now. */
  readonly copy: () => CookieJar;
}

export function createCookieJar(beginning: ReadonlyMap<string, string> = new Map()): CookieJar {
  const cookies = new Map(beginning);
  return {
    keep: (setCookie) => {
      const [pair = ''] = setCookie.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    value: (name) => cookies.get(name),
    copy: () => createCookieJar(cookies),
  };
}
