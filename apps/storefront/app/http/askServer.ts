/** Asks our own server, and answers what it said. Throws when there is no answer, or none of ours. */
export async function askServer<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Our own server's answer, to the page that came with it.
  return (await response.json()) as Answer;
}
