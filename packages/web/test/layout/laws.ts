/** The laws of layout, as a screen is found to break them. `faultsOnScreen` runs in the page, and so needs nothing outside it. */

export type Law =
  | 'covered'
  | 'outside'
  | 'cut'
  | 'hidden'
  | 'scrolls'
  | 'small text'
  | 'small target'
  | 'no edge'
  | 'broken word'
  | 'moved';

export interface Fault {
  law: Law;
  /** The element, as tag and classes, and what it says. */
  what: string;
  more: string;
}

export interface Looked {
  /** Fingers need more room than a mouse. */
  isTouch: boolean;
  /** Pages that are read, and any that is enlarged, may scroll down. */
  mayScroll: boolean;
}

export function faultsOnScreen({ isTouch, mayScroll }: Looked): Fault[] {
  const SLACK = 1.5;
  const LEAST_TEXT = 11;
  const LONGEST_WORD = 24;
  const LEAST_TARGET = isTouch ? 44 : 24;
  const PRESSABLE =
    'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=menuitem], [role=switch], [role=slider]';
  const OVERLAY = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]';
  const found: Fault[] = [];

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  type How = 'clips' | 'scrolls' | null;
  interface Limit {
    box: Box;
    x: How;
    y: How;
    by: Element;
  }
  const { innerWidth, innerHeight } = window;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };

  const nameOf = (element: Element): string => {
    const classes = [...element.classList].join('.');
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ''} "${text.slice(0, 60)}"`;
  };
  const tell = (law: Law, element: Element, more: string): void => {
    found.push({ law, what: nameOf(element), more });
  };
  const round = ({ left, top, right, bottom }: Box): string =>
    [left, top, right, bottom].map((side) => Math.round(side)).join(' ');

  const overlays = [...document.querySelectorAll(OVERLAY)].filter((one) => one.checkVisibility());
  const scope = overlays[overlays.length - 1] ?? document.body;

  /** For screen readers alone: a pixel, clipped away. */
  const isUnseen = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, clip, opacity, position } = styleOf(at);
      if (clipPath.startsWith('inset(50%') || (position === 'absolute' && clip.startsWith('rect('))) return true;
      if (Number(opacity) === 0) return true;
      const { width, height } = at.getBoundingClientRect();
      if (styleOf(at).overflow === 'hidden' && width <= 1 && height <= 1) return true;
    }
    return false;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !isUnseen(element);

  /** What limits an element: ancestors that clip it, and those in which it can be scrolled to. */
  function limits(element: Element): Limit[] {
    const all: Limit[] = [];
    let { position } = styleOf(element);
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      const holds = style.transform !== 'none' || style.contain.includes('paint') || style.contain === 'strict';
      if (position === 'fixed' && !holds) continue;
      if (position === 'absolute' && style.position === 'static' && !holds) continue;
      position = style.position;
      const kind = (overflow: string, size: number, client: number) =>
        overflow === 'visible' ? null : /auto|scroll/.test(overflow) && size > client + 1 ? 'scrolls' : 'clips';
      const x = kind(style.overflowX, at.scrollWidth, at.clientWidth) as How;
      const y = kind(style.overflowY, at.scrollHeight, at.clientHeight) as How;
      if (!x && !y) continue;
      const rect = at.getBoundingClientRect();
      const left = rect.left + at.clientLeft;
      const top = rect.top + at.clientTop;
      all.push({ box: { left, top, right: left + at.clientWidth, bottom: top + at.clientHeight }, x, y, by: at });
    }
    return all;
  }

  const beyond = (inner: Box, outer: Box, x: boolean, y: boolean): boolean =>
    (x && (inner.left < outer.left - SLACK || inner.right > outer.right + SLACK)) ||
    (y && (inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK));

  function within(box: Box, limit: Box, from: 'left' | 'top', to: 'right' | 'bottom'): void {
    box[from] = Math.min(Math.max(box[from], limit[from]), limit[to]);
    box[to] = Math.max(Math.min(box[to], limit[to]), limit[from]);
  }

  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const isBare = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
    /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) && backgroundImage === 'none';

  /** Whether something of it is seen at the point: a button without a look that lies over all of a card hides nothing. */
  function paintsAt(element: Element, x: number, y: number): boolean {
    if (Number(styleOf(element).opacity) === 0) return false;
    if (element instanceof SVGElement || element instanceof HTMLImageElement) return true;
    const has = ({ left, top, right, bottom }: Box): boolean => x >= left && x <= right && y >= top && y <= bottom;
    if (has(element.getBoundingClientRect())) {
      if (!isBare(styleOf(element))) return true;
    } else if (['::before', '::after'].some((part) => !isBare(getComputedStyle(element, part)))) return true;
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(has);
    });
  }

  /** Presses: each is where it can be pressed, and large enough. */
  function lookAtPressable(element: Element): void {
    if (!isShown(element) || element.closest('[aria-hidden=true]')) return;
    const label =
      element instanceof HTMLInputElement ? (element.closest('label') ?? element.labels?.[0] ?? null) : null;
    const target = label && (element.clientWidth < LEAST_TARGET || isUnseen(element)) ? label : element;
    const isInSentence =
      styleOf(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const scrolled: [Element, number, number][] = [];
    for (const { by, x, y } of limits(target))
      if (x === 'scrolls' || y === 'scrolls') scrolled.push([by, by.scrollLeft, by.scrollTop]);
    if (scrolled.length > 0) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const around = limits(target).find((one) => beyond(box, one.box, one.x !== null, one.y !== null));
    if (box.width === 0 || box.height === 0) tell('hidden', element, 'has no size');
    else if (around)
      tell('outside', element, `${round(box)} beyond ${nameOf(around.by).split(' "')[0]} ${round(around.box)}`);
    else if (!mayScroll && beyond(box, screen, true, true)) tell('outside', element, `${round(box)} beyond the screen`);
    else if (!beyond(box, screen, true, true)) {
      lookForCover(element, target, box);
      // what lets presses through is only shown
      if (!isInSentence && styleOf(target).pointerEvents !== 'none') lookAtSize(element, target, box);
    }
    for (const [by, left, top] of scrolled) {
      by.scrollLeft = left;
      by.scrollTop = top;
    }
  }

  const hits = (target: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true);
  };

  function lookForCover(element: Element, target: Element, box: DOMRect): void {
    if (styleOf(target).pointerEvents === 'none') return;
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ]) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height];
      if (hits(target, x, y)) continue;
      const cover = document.elementFromPoint(x, y);
      // lines of a sentence: between them is the sentence
      if (cover?.contains(target) && target.getClientRects().length > 1) continue;
      // what the finger meets is a thing of its own inside of the same one
      if (cover?.contains(target) && styleOf(target).display === 'inline') continue;
      tell('covered', element, `at ${Math.round(x)} ${Math.round(y)} by ${cover ? nameOf(cover) : 'nothing'}`);
      return;
    }
  }

  /** Somewhere it is as large as a finger, be it beyond its own box. */
  function lookAtSize(element: Element, target: Element, box: DOMRect): void {
    if (box.width >= LEAST_TARGET - 0.5 && box.height >= LEAST_TARGET - 0.5) return;
    const half = LEAST_TARGET / 2 - 1;
    const hasRoomAt = (x: number, y: number): boolean =>
      [-half, 0, half].every((across) => [-half, 0, half].every((down) => hits(target, x + across, y + down)));
    const { left, top, width, height } = (target as HTMLElement).offsetParent?.getBoundingClientRect() ?? box;
    const spots = [middleOf(target, box), ...reachedSpots(left, top, width, height, half)];
    const hasRoom = spots.some((spot) => hasRoomAt(spot.left + spot.width / 2, spot.top + spot.height / 2));
    if (!hasRoom) tell('small target', element, `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
  }

  /** Of what is reached straight from the middle of its box. */
  function middleOf(target: Element, box: DOMRect): DOMRect {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reach = (across: number, down: number): number => {
      let far = 0;
      while (far < LEAST_TARGET && hits(target, x + across * (far + 1), y + down * (far + 1))) far++;
      return far;
    };
    return new DOMRect(x + (reach(1, 0) - reach(-1, 0)) / 2, y + (reach(0, 1) - reach(0, -1)) / 2, 0, 0);
  }

  /** All over the box in which an absolute `::after` may reach. */
  function reachedSpots(left: number, top: number, width: number, height: number, step: number): DOMRect[] {
    const spots: DOMRect[] = [];
    for (let y = top + step; y <= top + height - step + 1; y += step / 2)
      for (let x = left + step; x <= left + width - step + 1; x += step / 2) spots.push(new DOMRect(x, y, 0, 0));
    return spots;
  }

  /** Texts: none is cut, under something, or too small. */
  function lookAtText(node: Text): void {
    const holder = node.parentElement;
    if (!holder || !isShown(holder)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (lines.length === 0) return;
    const ctm = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
    const size = Number.parseFloat(styleOf(holder).fontSize) * (ctm ? Math.abs(ctm.a) : 1);
    if (size < LEAST_TEXT - 0.05) tell('small text', holder, `${size.toFixed(1)} px: ${node.data.trim().slice(0, 40)}`);
    lookForCut(holder, lines, node.data.trim().slice(0, 60));
    lookUnder(holder, lines);
    if (lines.length > 1) lookForBreak(holder, node, range);
  }

  /** A word goes on in the next line only after a hyphen, unless no line has room for it. */
  function lookForBreak(holder: Element, node: Text, range: Range): void {
    if (styleOf(holder).hyphens === 'auto') return;
    const at = (letter: number): DOMRect[] => {
      range.setStart(node, letter);
      range.setEnd(node, letter + 1);
      return [...range.getClientRects()].filter(({ width }) => width > 0.5);
    };
    for (const { 0: part, index } of node.data.matchAll(/[^\s\u00ad\u200b\-–—/]+[-–—/]?/gu)) {
      if (part.length > LONGEST_WORD) continue;
      // the hyphen before a letter counts as part of it
      const first = at(index).at(-1);
      const last = at(index + part.length - 1)[0];
      if (!first || !last || last.top < first.top + first.height / 2) continue;
      tell('broken word', holder, part);
      return;
    }
  }

  function lookForCut(element: Element, boxes: readonly DOMRect[], text: string): void {
    const all = limits(element);
    // its own box cuts as well
    const own = styleOf(element);
    if (own.overflowX !== 'visible' && own.display !== 'inline') {
      const rect = element.getBoundingClientRect();
      const how = /auto|scroll/.test(own.overflowX + own.overflowY) ? 'scrolls' : 'clips';
      all.unshift({ box: rect, x: how, y: how, by: element });
    }
    for (const whole of boxes) {
      const box: Box = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom };
      for (const { by, box: limit, x, y } of all) {
        if (beyond(box, limit, x === 'clips', y === 'clips')) {
          tell('cut', element, `${text}: ${round(box)} beyond ${nameOf(by).split(' "')[0]} ${round(limit)}`);
          return;
        }
        // it can be scrolled to a place inside
        if (x === 'scrolls') within(box, limit, 'left', 'right');
        if (y === 'scrolls') within(box, limit, 'top', 'bottom');
      }
      if (!mayScroll && beyond(box, screen, true, true)) {
        tell('cut', element, `${text}: ${round(box)} beyond the screen`);
        return;
      }
    }
  }

  function lookUnder(element: Element, lines: readonly DOMRect[]): void {
    for (const { left, top, width, height } of lines) {
      const [x, y] = [left + width / 2, top + height / 2];
      const isOutside = limits(element).some(
        ({ box }) => x < box.left || x > box.right || y < box.top || y > box.bottom,
      );
      if (isOutside || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      // what lets presses through is not found at the point
      const all = document.elementsFromPoint(x, y);
      const own = all.findIndex((one) => element.contains(one));
      const isOther = (one: Element): boolean =>
        !one.contains(element) && !element.closest('[role=img]')?.contains(one) && paintsAt(one, x, y);
      const hit = all.slice(0, Math.max(0, own)).find(isOther);
      if (!hit) continue;
      tell(
        'covered',
        element,
        `${element instanceof SVGElement ? 'symbol' : 'text'} at ${Math.round(x)} ${Math.round(y)} by ${nameOf(hit)}`,
      );
      return;
    }
  }

  function lookAtSymbol(element: SVGElement): void {
    if (!isShown(element) || element.parentElement?.closest('svg')) return;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.width > 64 || box.height > 64) return;
    // with the tile that it lies on
    const whole = element.closest('.t') ?? element;
    lookForCut(whole, [whole.getBoundingClientRect()], 'symbol');
    lookUnder(element, [box]);
  }

  function lookAtScrolling(element: Element): void {
    const style = styleOf(element);
    const scrollsDown = /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    const scrollsAcross = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    if ((!scrollsDown && !scrollsAcross) || !isShown(element) || element === document.documentElement) return;
    const { width, height } = element.getBoundingClientRect();
    const hasBar =
      (scrollsDown && width - element.clientWidth > 4) || (scrollsAcross && height - element.clientHeight > 4);
    if (!hasBar && style.maskImage === 'none' && !style.animationName.includes('edge'))
      tell(
        'no edge',
        element,
        `${element.scrollHeight} in ${element.clientHeight}, ${element.scrollWidth} in ${element.clientWidth}`,
      );
  }

  for (const element of scope.querySelectorAll(PRESSABLE)) lookAtPressable(element);
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if ((node as Text).data.trim() && !['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName ?? ''))
      lookAtText(node as Text);
  for (const symbol of scope.querySelectorAll('svg')) lookAtSymbol(symbol);
  for (const element of [scope, ...scope.querySelectorAll('*')]) lookAtScrolling(element);
  const page = document.documentElement;
  // what is read goes down, never across
  if ((!mayScroll && page.scrollHeight > innerHeight + 1) || page.scrollWidth > innerWidth + 1)
    found.push({ law: 'scrolls', what: 'the page', more: `${page.scrollWidth} x ${page.scrollHeight}` });
  return found;
}
