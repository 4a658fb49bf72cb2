/** Whether this page may use passkeys: browsers allow it at domains reached by TLS and at localhost. */
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

export const canUsePasskeys = (): boolean =>
  window.isSecureContext && browserSupportsWebAuthn() && !isAddress(location.hostname);
