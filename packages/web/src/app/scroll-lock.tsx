/**
 * Stands in for react-remove-scroll, which the dialogs and menus of radix-ui are built with: it writes styles into the
 * page, and the server's policy refuses that. What lies under a dialog is kept still in look/base.css.
 */
import { type ElementType, Fragment, type ReactNode } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  children?: ReactNode;
  enabled?: boolean;
  allowPinchZoom?: boolean;
  shards?: unknown[];
}

export function RemoveScroll({
  as: As = Fragment,
  enabled: _,
  allowPinchZoom: __,
  shards: ___,
  ...rest
}: RemoveScrollProps) {
  return <As {...rest} />;
}
