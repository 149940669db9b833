/**
 * What happened that whoever watches over the shop wants to know (ASVS 16.3): the names of OWASP's logging vocabulary
 * where it has one. A log line about such a thing carries its name as `event`, once.
 */
export const securityEvents = {
  /** Somebody signed in. */
  authn_login_success: 'info',
  /** A wrong password, or an account that is not there. */
  authn_login_fail: 'warn',
  /** So many wrong passwords that none is looked at for a while. */
  authn_login_lock: 'warn',
  /** More wrong passwords in the whole shop than people make: somebody may be trying stolen ones. */
  authn_login_fail_max: 'error',
  /** A link to set a new password was sent. */
  authn_token_created: 'info',
  /** A new password was set, with such a link or by its owner. */
  authn_password_change: 'info',
  /** Somebody of the shop did something in the back office: `operator` says who, `op` what. */
  authz_admin: 'info',
  /** A call named what is somebody else's, or needs a customer and nobody is signed in. */
  authz_fail: 'warn',
  /** A caller has made more calls than a minute allows. */
  excess_rate_limit_exceeded: 'warn',
  /** A call or form that changes something came from another site. */
  malicious_cors: 'warn',
  /** The shop was told to ask a host, or an address, that it does not ask. */
  malicious_ssrf: 'warn',
  /** An account was made. */
  user_created: 'info',
  /** An account was deleted by its owner. */
  user_deleted: 'info',
} as const satisfies { readonly [event: string]: 'info' | 'warn' | 'error' };

export type SecurityEvent = keyof typeof securityEvents;
