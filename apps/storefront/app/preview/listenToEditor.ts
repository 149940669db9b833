/** What is heard over the editor's channel, as far as it was looked at. */
interface Heard {
  readonly type?: unknown;
  readonly event?: unknown;
  readonly id?: unknown;
  readonly payload?: unknown;
}

const handshake = 'tailorbird-handshake';
const wanted = { id: 'tailorbird', config: { format: 'inlined', depth: 'all', allowInvalid: true } };

/**
 * Hears every change an editor makes in the content service's form around this page, as a delivered item. Speaks
 * version 1 of the service's visualisation protocol: the editor hands over a port, both shake hands, changes are asked
 * for. Nobody but the one origin is listened to. Answers how to stop.
 */
export function listenToEditor(editor: string, onChange: (item: object) => void): () => void {
  if (window.parent === window) return () => {};
  let open: MessagePort | undefined;
  const onMessage = ({ origin, source, ports: [port] }: MessageEvent) => {
    if (origin !== editor || source !== window.parent || port === undefined) return;
    open?.close();
    open = port;
    port.onmessage = ({ data }: MessageEvent) => hear(port, toHeard(data), onChange);
    port.postMessage({ type: 'request', event: 'mc-handshake', id: handshake, payload: null });
  };
  window.addEventListener('message', onMessage);
  // The editor knows its frame by the name it has put into the address.
  window.parent.postMessage(new URLSearchParams(location.search).get('mc-name'), editor);
  return () => {
    window.removeEventListener('message', onMessage);
    open?.close();
  };
}

function hear(
  port: MessagePort,
  { type, event, id, payload }: Heard,
  onChange: (item: object) => void,
): void {
  if (type === 'resolve' && id === handshake) {
    port.postMessage({ type: 'emit', event: 'mc-connected' });
    port.postMessage({ type: 'emit', event: 'visualization-sdk:form:changed-config', payload: wanted });
  }
  if (type !== 'emit' || event !== 'visualization-sdk:form:change') return;
  const item = valueAt(valueAt(payload, 'model'), 'content');
  if (typeof item === 'object' && item !== null) onChange(item);
}

const toHeard = (data: unknown): Heard => (typeof data === 'object' && data !== null ? data : {});

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
