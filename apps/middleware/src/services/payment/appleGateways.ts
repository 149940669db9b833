const regions = ['nc', 'pr'] as const;
const pods = [1, 2, 3, 4, 5] as const;

/** The hosts Apple names for merchant validation outside China, its sandbox included. */
const hosts = new Set([
  'apple-pay-gateway.apple.com',
  'apple-pay-gateway-cert.apple.com',
  ...regions.flatMap((region) =>
    pods.flatMap((pod) => [
      `apple-pay-gateway-${region}-pod${pod}.apple.com`,
      `apple-pay-gateway-${region}-pod${pod}-dr.apple.com`,
    ]),
  ),
]);
const paths = new Set(['/paymentservices/startSession', '/paymentservices/paymentSession']);

/**
 * The address to validate the merchant at, if it is one of Apple's. It comes from the browser, so anything else, and
 * anything beside a host and a path of Apple's, is refused: our certificate goes nowhere else.
 */
export function appleGateway(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isApples = hosts.has(url.hostname) && paths.has(url.pathname);
  const isPlain = url.href === `https://${url.hostname}${url.pathname}`;
  return isApples && isPlain ? url : undefined;
}
