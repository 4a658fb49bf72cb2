/** Whether most of an element is on the screen. */
import { type RefObject, useEffect, useState } from 'react';

export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([{ isIntersecting }]) => setIsSeen(isIntersecting), { threshold: 0.6 });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
