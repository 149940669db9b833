/** Sent with every answer, be it a page, a file, a picture or a word of the middleware’s. */
export function answerHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Sent with every page: other sites may link to it, and no more. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    ...answerHeaders(secure),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
  };
}
