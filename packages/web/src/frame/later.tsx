/**
 * What is loaded when it is first shown. React's own `lazy` shows what stands in for it for 300 ms at least, also when the
 * file comes after 20; this one shows it as soon as it is there, and at once where it was loaded before.
 */
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { wholeTexts } from '../text/index.ts';
import { Loading } from './Loading.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

const Nothing = () => null;

export function later<Props extends object>(
  load: Load<Props>,
  Meanwhile: ComponentType = Nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    useLayoutEffect(() => {
      if (Shown) return;
      let isWaiting = true;
      const show = (found: () => ComponentType<Props>): void => {
        if (isWaiting) setShown(found);
      };
      load().then(
        (found) => {
          loaded = found;
          show(() => found);
        },
        // thrown where it is shown, so that the screen around it can say so
        (error) =>
          show(() => {
            throw error;
          }),
      );
      return () => {
        isWaiting = false;
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : <Meanwhile />;
  };
}

/** For what says more than the first screen does. */
export const withTexts =
  <Props,>(load: Load<Props>): Load<Props> =>
  async () => {
    const [loaded] = await Promise.all([load(), wholeTexts()]);
    return loaded;
  };

export const screen = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  later(withTexts(load), Loading);
