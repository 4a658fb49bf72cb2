/** Codes with which the server closes sockets, beside those of the standard. */

/** Nobody is signed in on this device any more. */
export const SIGNED_OUT = 4001;
